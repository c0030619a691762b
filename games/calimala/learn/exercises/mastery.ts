import type { Exercise } from "#engine";

export const MASTERY: readonly Exercise[] = [
  {
    id: "four-materials",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 3,
      options: {
        layout: "random",
        whiteReplacement: "onStack",
        startPlayer: "random",
        cubes: "limited",
        ownTurnDrawCap: "none",
        extraCard: "none",
        lateSeats: "no",
        finalTie: "share",
        workshops: "separate",
      },
      notation:
        "awaits=7 dealt=10 startPlayer=3 active=1 actor=1 cells=127394658 streetMask=3,66,260,264,48,144,5,258,72,36,272,136 streetsOf=65,131,580,2312,1072,528,258,2080,1164 tiles=12,2,5,3,1,11,15,8,10,7,14,4,13,9,6 tilesScored=4 council=233100000000000 stacks=/3000/3600//1000/3000//3220//3310/2000/ height=012011030310 cloth=////0,0,1,0,0/ cityRoom=12,12,12,12,11,12 houses=00200 gifts=/00100//10000/02100/00200///11000 giftRoom=545201442 artworks=31100/11100/00300/22000 artworkRoom=0010 palazzo=1221 warehouse=/01000/ workshops=11100 cubes=32,32,30,0,0 coloured=9,8,4,0,0 white=1,2,5,0,0 turns=5,5,6,0,0 room=255 possible=15,271,15,0,0 tie=3120,3123,2129,0,0 hand=000000100/000010100/000100000// handSize=1,2,1,0,0 held=64,80,8,0,0 oldSize=1,1,1,0,0 startCard=13400 startHeldThen=11100 deck=454343355 deckSize=36 discards=101102000 discardSize=5 deckThen=454455555 trailLength=11 trail=10,32,29,9,49,9,5,49,45,29,53,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0011000001/1000000110/0000111000// kept=3,1,5,0,0 hasKept=11100 openCard=2",
      recorded: {
        match: "three-greedy",
        ply: 172,
      },
    },
    seat: 0,
    goal: [
      {
        kind: "told",
        event: "materialTaken",
        with: {
          seat: 0,
        },
        times: 4,
      },
    ],
    par: 5,
  },
  {
    id: "win-a-tile",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 5,
      options: {
        layout: "random",
        whiteReplacement: "onStack",
        startPlayer: "random",
        cubes: "limited",
        ownTurnDrawCap: "one",
        extraCard: "seats4and5",
        lateSeats: "yes",
        finalTie: "turnOrder",
        workshops: "pooled",
      },
      notation:
        "awaits=7 dealt=10 startPlayer=4 active=3 actor=3 cells=831297645 streetMask=132,5,258,320,40,24,130,260,65,34,264,80 streetsOf=258,580,131,1072,2080,528,2312,65,1164 tiles=4,6,9,12,11,7,14,15,10,8,5,3,13,2,1 tilesScored=6 council=512345000000000 tilePoints=//02103///02103///////// score=0,4,2,0,6 stacks=//6660/////6450//1100// height=003000030200 cityRoom=12,12,12,12,12,12 gifts=/11110/01112//02000/10011/01100/00110/01012 giftRoom=510310220 artworks=///20000 artworkRoom=5342 palazzo=1100 warehouse=/20000/02110 workshops=11111 cubes=34,32,35,34,35 coloured=5,7,7,6,5 white=2,0,1,1,2 turns=3,3,2,3,3 room=251 possible=287,47,47,47,15 tie=3122,1073,1072,1071,2126 hand=001000000//000000010/010010000/000100000 handSize=1,0,1,2,1 held=4,0,128,18,8 old=///000010000/000100000 oldSize=1,1,1,1,1 startCard=32154 startHeld=00011 startHeldThen=11111 deck=333445545 deckSize=36 discards=211000000 discardSize=4 deckThen=444445555 trailLength=8 trail=29,49,12,31,50,20,69,9,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0000010100/0100100000/1010000000/0000001001/0001000010 kept=6,2,1,10,4 hasKept=11111",
      recorded: {
        match: "five-greedy-2024",
        ply: 158,
      },
    },
    seat: 2,
    goal: [
      {
        kind: "points",
        atLeast: 3,
      },
    ],
    par: 5,
  },
  {
    id: "three-cloth",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 3,
      options: {
        layout: "introductory",
        whiteReplacement: "onStack",
        startPlayer: "3",
        cubes: "limited",
        ownTurnDrawCap: "none",
        extraCard: "none",
        lateSeats: "no",
        finalTie: "share",
        workshops: "pooled",
      },
      notation:
        "awaits=7 dealt=10 startPlayer=3 active=2 actor=2 cells=267895314 streetMask=34,96,384,272,5,9,130,288,80,132,257,24 streetsOf=1072,65,528,2080,2312,131,258,580,1164 tiles=1,2,13,7,5,4,8,10,3,11,6,15,14,9,12 tilesScored=7 council=132123300000000 tilePoints=30000//03200/20300///20300//////// score=7,3,8,0,0 stacks=/6000/6220/3300/2600/2330/1000/1100/1600/3000/6100/6660 height=013223122123 cloth=1,0,0,0,0/1,2,0,0,0/0,0,2,0,0/// cityRoom=11,9,10,12,12,12 gifts=10200/10000/10000/30000/01000/00100/02000/10000/01100 giftRoom=244022232 artworks=00100/00100/01000/ artworkRoom=4234 warehouse=00100/01000/ workshops=12200 woven=/420/440// ships=21200 cubes=31,26,23,0,0 coloured=5,6,4,0,0 white=0,0,1,0,0 turns=10,9,10,0,0 room=255 possible=15,335,327,0,0 tie=2128,2127,3181,0,0 hand=000002000/000010010/000110020// handSize=2,2,4,0,0 held=32,144,152,0,0 oldSize=1,1,1,0,0 startCard=51200 startHeldThen=11100 deck=101301021 deckSize=9 discards=454132504 discardSize=28 deckThen=445545555 trailLength=61 trail=51,9,49,2,9,9,49,30,29,28,29,29,28,21,14,6,29,21,49,49,49,49,49,49,6,48,49,42,29,49,42,9,45,44,49,46,46,45,43,49,9,0,29,26,21,9,42,44,49,49,9,0,1,29,29,49,49,40,9,8,9,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0100000101/1000101000/0001010010// kept=10,5,4,0,0 hasKept=11100 openCard=3",
      recorded: {
        match: "three-random-pooled-introductory",
        ply: 309,
      },
    },
    terms: ["workshops"],
    seat: 1,
    goal: [
      {
        kind: "most",
        event: "clothWoven",
        with: {
          seat: 1,
        },
        field: "n",
        atLeast: 3,
      },
    ],
    par: 5,
  },
  {
    id: "two-new-ships",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 5,
      options: {
        layout: "random",
        whiteReplacement: "onStack",
        startPlayer: "random",
        cubes: "limited",
        ownTurnDrawCap: "none",
        extraCard: "none",
        lateSeats: "yes",
        finalTie: "turnOrder",
        workshops: "separate",
      },
      notation:
        "awaits=7 dealt=10 startPlayer=1 active=4 actor=4 cells=538196274 streetMask=20,132,257,288,66,72,17,260,160,3,320,40 streetsOf=580,528,131,2080,65,2312,1072,258,1164 tiles=7,11,3,10,15,9,2,6,8,1,4,5,12,13,14 stacks=/3000/6100/1000////2000//6600/6000/ height=012100010210 cityRoom=12,12,12,12,12,12 gifts=//10001////// giftRoom=553333444 artworkRoom=5344 warehouse=10021/00101/01100 workshops=12111 woven=//100//100 cubes=38,39,37,38,36 coloured=6,7,7,8,8 white=2,1,1,1,1 turns=2,2,2,1,1 room=255 possible=271,303,303,287,287 hand=000011000/000010000/000001000// handSize=2,1,1,0,0 held=48,16,32,0,0 oldSize=1,1,1,1,1 startCard=35412 startHeldThen=11111 deck=343323555 deckSize=33 discards=212210000 discardSize=8 deckThen=444445555 trailLength=15 trail=9,12,34,53,70,89,89,89,82,80,83,91,9,29,49,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0001000001/0000010100/0100000010/0000101000/1010000000 kept=4,8,9,7,1 hasKept=11111",
      recorded: {
        match: "five-random-late-turn-order",
        ply: 102,
      },
    },
    seat: 3,
    goal: [
      {
        kind: "told",
        event: "shipBuilt",
        with: {
          seat: 3,
        },
        times: 2,
      },
    ],
    par: 7,
  },
  {
    id: "two-deliveries",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 4,
      options: {
        layout: "random",
        whiteReplacement: "onStack",
        startPlayer: "random",
        cubes: "limited",
        ownTurnDrawCap: "one",
        extraCard: "seats4and5",
        lateSeats: "yes",
        finalTie: "turnOrder",
        workshops: "pooled",
      },
      notation:
        "awaits=7 dealt=9 startPlayer=2 active=2 actor=2 cells=213897456 streetMask=3,5,384,320,24,48,130,257,68,136,272,96 streetsOf=131,65,258,528,1072,2080,2312,580,1164 tiles=14,3,1,6,15,13,7,2,11,9,4,5,12,8,10 tilesScored=11 council=123413443120000 tilePoints=00030////00300/23100/02310/20030/30020/13200/30000//// score=11,8,9,9,0 stacks=4000/3440/1100/1000/1300/2660/2600/3460/2360/4260/1000/2000 height=132123233311 cloth=2,0,0,0,0/1,1,0,2,0//1,0,0,0,0//0,3,0,0,0 cityRoom=10,8,12,11,12,9 houses=14000 gifts=12200/00010/00100/11010//11000/11110/11010/20200 giftRoom=044031010 artworks=00100/00210/03100/00120 artworkRoom=4001 palazzo=3440 warehouse=10240/00010/ workshops=11210 woven=//410/200/ ships=11220 cubes=28,27,22,24,0 coloured=2,3,3,2,0 white=1,0,0,1,0 turns=9,9,9,9,0 room=254 possible=15,15,95,350,0 tie=3178,2121,4203,5228,0 hand=000010020/100021120/200000000/100111111/ handSize=3,7,2,7,0 held=144,241,1,505,0 old=000000020/100011120/200000000/100011111/ oldSize=3,8,2,6,0 startCard=15320 deck=153413303 deckSize=23 discards=002000001 discardSize=3 deckThen=153533303 reshuffles=1 trailLength=6 trail=32,38,29,69,12,9,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=1010000000/0100000010/0000001001/0001100000/ kept=1,2,7,4,0 hasKept=11110 openCard=6",
      recorded: {
        match: "four-greedy-2024",
        ply: 416,
      },
    },
    seat: 1,
    goal: [
      {
        kind: "told",
        event: "clothTransported",
        with: {
          seat: 1,
        },
        times: 2,
      },
    ],
    par: 8,
  },
  {
    id: "three-contributions",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 3,
      options: {
        layout: "random",
        whiteReplacement: "onStack",
        startPlayer: "random",
        cubes: "limited",
        ownTurnDrawCap: "none",
        extraCard: "none",
        lateSeats: "no",
        finalTie: "share",
        workshops: "separate",
      },
      notation:
        "awaits=7 dealt=10 startPlayer=3 active=2 actor=2 cells=127394658 streetMask=3,66,260,264,48,144,5,258,72,36,272,136 streetsOf=65,131,580,2312,1072,528,258,2080,1164 tiles=12,2,5,3,1,11,15,8,10,7,14,4,13,9,6 tilesScored=4 council=233100000000000 stacks=/3000/3600/1000/1000/3000//3220//3310/2000/ height=012111030310 cloth=////0,0,1,0,0/ cityRoom=12,12,12,12,11,12 houses=00200 gifts=/00100//10000/02100/00200///11000 giftRoom=545201442 artworks=31100/11100/00300/22000 artworkRoom=0010 palazzo=1221 warehouse=/01000/ workshops=11100 woven=100//// cubes=31,32,30,0,0 coloured=8,8,4,0,0 white=1,2,5,0,0 turns=6,5,6,0,0 room=255 possible=15,271,15,0,0 tie=3120,3123,2129,0,0 hand=000010100/000010100/000100000// handSize=2,2,1,0,0 held=80,80,8,0,0 oldSize=1,1,1,0,0 startCard=13400 startHeldThen=11100 deck=454333355 deckSize=35 discards=101102000 discardSize=5 deckThen=454455555 trailLength=12 trail=10,32,29,9,49,9,5,49,45,29,53,9,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0011000001/1000000110/0000111000// kept=3,1,5,0,0 hasKept=11100 openCard=2",
      recorded: {
        match: "three-greedy",
        ply: 177,
      },
    },
    seat: 1,
    goal: [
      {
        kind: "told",
        event: "contributed",
        with: {
          seat: 1,
        },
        times: 3,
      },
    ],
    par: 10,
  },
];
