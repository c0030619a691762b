import type { Exercise } from "#engine";

export const FIRST_STEPS: readonly Exercise[] = [
  {
    id: "house-in-troyes",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 4,
      options: {
        layout: "random",
        whiteReplacement: "onStack",
        startPlayer: "4",
        cubes: "limited",
        ownTurnDrawCap: "none",
        extraCard: "none",
        lateSeats: "no",
        finalTie: "share",
        workshops: "separate",
      },
      notation:
        "awaits=7 dealt=9 startPlayer=4 active=1 actor=1 cells=261897435 streetMask=34,33,384,320,12,20,130,288,65,136,260,80 streetsOf=258,65,1072,528,2080,131,2312,580,1164 tiles=10,8,15,6,11,12,7,2,3,5,9,4,14,1,13 tilesScored=5 council=312340000000000 tilePoints=13020/30120/13200//////////// score=5,6,3,4,0 stacks=1100/4000/4000/3400//6000/2000/2000///6340/ height=211201110030 cityRoom=12,12,12,12,12,12 gifts=10100//02210//10010/11100/00110//11200 giftRoom=350310240 artworks=10010///11020 artworkRoom=3340 palazzo=2414 warehouse=/21000/00200 workshops=11110 cubes=32,34,31,34,0 coloured=7,7,6,5,0 white=1,1,2,2,0 turns=4,4,4,5,0 room=251 possible=287,271,47,15,0 tie=2098,2097,2128,3119,0 hand=010000000/001100000/000110000/000000001/ handSize=1,2,2,1,0 held=2,12,24,256,0 old=//000100000// oldSize=1,1,1,1,0 startCard=13420 startHeld=00100 startHeldThen=11110 deck=232343553 deckSize=30 discards=312002001 discardSize=9 deckThen=444455555 trailLength=20 trail=71,69,10,32,29,68,69,69,65,62,49,40,69,49,40,9,29,69,65,49,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0001000001/0000000110/0000011000/1100000000/ kept=4,8,6,1,0 hasKept=11110 openCard=3",
      recorded: {
        match: "four-greedy",
        ply: 179,
      },
    },
    seat: 0,
    goal: [
      {
        kind: "told",
        event: "houseBuilt",
        with: {
          seat: 0,
          city: "troyes",
        },
      },
    ],
    par: 3,
  },
  {
    id: "weave-two",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 4,
      options: {
        layout: "random",
        whiteReplacement: "removed",
        startPlayer: "random",
        cubes: "limited",
        ownTurnDrawCap: "none",
        extraCard: "none",
        lateSeats: "no",
        finalTie: "share",
        workshops: "separate",
      },
      notation:
        "awaits=7 dealt=9 startPlayer=3 active=2 actor=2 cells=857293146 streetMask=144,80,258,260,9,40,130,272,68,3,264,36 streetsOf=528,580,2312,1072,131,2080,258,65,1164 tiles=5,9,8,10,4,12,15,11,2,7,6,3,13,14,1 tilesScored=4 council=311100000000000 tilePoints=/30200/30200/31200/////////// score=9,1,6,0,0 stacks=//3000/3300/6600/4200//2400/2400/6000//1110 height=001222022103 cityRoom=12,12,12,12,12,12 gifts=01000//00110//00100/00100///00010 giftRoom=453322443 artworks=30100/20000/21100/20200 artworkRoom=1100 palazzo=1331 warehouse=00020/00010/10100 workshops=12110 woven=/110//400/ cubes=30,36,32,31,0 coloured=4,7,6,7,0 white=3,1,1,0,0 turns=5,4,5,5,0 room=255 possible=303,15,303,279,0 tie=5232,0,3123,0,0 hand=100000000/000000010/000100010// handSize=1,1,2,0,0 held=1,128,136,0,0 old=100000000//000100000// oldSize=1,1,1,1,0 startCard=12430 startHeld=10100 startHeldThen=11110 deck=234355533 deckSize=33 discards=221100002 discardSize=8 deckThen=444455555 trailLength=16 trail=72,31,69,61,29,29,29,69,29,20,23,28,49,69,60,68,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0000010010/0001001000/1000000100/0110000000/ kept=6,7,8,2,0 hasKept=11110 openCard=10",
      recorded: {
        match: "four-mixed-removed",
        ply: 189,
      },
    },
    seat: 1,
    goal: [
      {
        kind: "most",
        event: "clothWoven",
        with: {
          seat: 1,
        },
        field: "n",
        atLeast: 2,
      },
    ],
    par: 2,
  },
  {
    id: "cloth-to-lisbon",
    chapter: "first-steps",
    grade: 1,
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
        "awaits=7 dealt=10 startPlayer=3 active=1 actor=1 cells=127394658 streetMask=3,66,260,264,48,144,5,258,72,36,272,136 streetsOf=65,131,580,2312,1072,528,258,2080,1164 tiles=12,2,5,3,1,11,15,8,10,7,14,4,13,9,6 tilesScored=5 council=233130000000000 stacks=6000/3000/3630/1100/1000/3000/2200/2230/3000/3310/2000/2000 height=113211231311 cloth=/1,0,0,0,0//0,1,0,0,0/0,0,1,0,0/ cityRoom=12,11,12,11,11,12 houses=01200 gifts=01000/20200/01100/10000/02100/00200///11000 giftRoom=413201442 artworks=31100/11100/00300/22000 artworkRoom=0010 palazzo=1221 warehouse=02000/01000/02100 workshops=11100 woven=200//100// ships=10000 cubes=27,25,26,0,0 coloured=7,5,1,0,0 white=0,2,5,0,0 turns=8,8,9,0,0 room=255 possible=79,319,431,0,0 tie=3120,3123,3183,0,0 hand=/000000100/001100001// handSize=0,1,3,0,0 held=0,64,268,0,0 oldSize=1,1,1,0,0 startCard=13400 startHeldThen=11100 deck=453333354 deckSize=33 discards=101122100 discardSize=8 deckThen=454455555 trailLength=17 trail=10,32,29,9,49,9,5,49,45,29,53,9,49,24,4,6,49,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0011000001/1000000110/0000111000// kept=3,1,5,0,0 hasKept=11100 openCard=2",
      recorded: {
        match: "three-greedy",
        ply: 241,
      },
    },
    seat: 0,
    goal: [
      {
        kind: "told",
        event: "clothShipped",
        with: {
          seat: 0,
          city: "lisbon",
        },
      },
    ],
    par: 3,
  },
  {
    id: "an-artwork",
    chapter: "first-steps",
    grade: 1,
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
        "awaits=7 dealt=10 startPlayer=3 active=1 actor=1 cells=127394658 streetMask=3,66,260,264,48,144,5,258,72,36,272,136 streetsOf=65,131,580,2312,1072,528,258,2080,1164 tiles=12,2,5,3,1,11,15,8,10,7,14,4,13,9,6 tilesScored=3 council=233000000000000 stacks=/3000/3600//1000///3200//6330/2000/ height=012010020310 cityRoom=12,12,12,12,12,12 gifts=/00100//10000/01000/00200///11000 giftRoom=545221442 artworks=21000/11100/00200/22000 artworkRoom=2020 palazzo=1221 warehouse=/00200/ workshops=11100 cubes=33,34,32,0,0 coloured=11,9,5,0,0 white=0,2,5,0,0 turns=4,4,5,0,0 room=255 possible=15,15,287,0,0 tie=2052,3123,2129,0,0 hand=000000100/000010000/000200000// handSize=1,1,2,0,0 held=64,16,8,0,0 old=//000100000// oldSize=1,1,1,0,0 startCard=13400 startHeld=00100 startHeldThen=11100 deck=454345455 deckSize=39 discards=101000000 discardSize=2 deckThen=454455555 trailLength=5 trail=10,32,29,9,49,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0011000001/1000000110/0000111000// kept=3,1,5,0,0 hasKept=11100 openCard=2",
      recorded: {
        match: "three-greedy",
        ply: 135,
      },
    },
    seat: 0,
    goal: [
      {
        kind: "told",
        event: "artworkGiven",
        with: {
          seat: 0,
        },
      },
    ],
    par: 4,
  },
  {
    id: "a-workshop",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 4,
      options: {
        layout: "random",
        whiteReplacement: "onStack",
        startPlayer: "2",
        cubes: "limited",
        ownTurnDrawCap: "none",
        extraCard: "seats4and5",
        lateSeats: "no",
        finalTie: "share",
        workshops: "pooled",
      },
      notation:
        "awaits=7 dealt=9 startPlayer=2 active=1 actor=1 cells=875492361 streetMask=192,80,264,258,36,33,136,320,18,12,288,3 streetsOf=2080,2312,528,580,258,1072,131,65,1164 tiles=3,4,7,5,9,2,11,15,1,13,6,14,10,8,12 tilesScored=11 council=234222342340000 tilePoints=//13020//02130///32100//13020///// score=5,10,2,7,0 stacks=/4000/6600/2220/4160/2000/6000/2130//1130/3000/4100 height=012331130312 cityRoom=12,12,12,12,12,12 houses=00010 gifts=10000/03010/31000/01010/10020/01000//03000/00100 giftRoom=411102413 artworks=20120/03000/00130/02020 palazzo=2442 warehouse=11010/02000/10130 workshops=11120 woven=400//300// cubes=27,23,33,25,0 coloured=5,0,4,4,0 white=0,4,0,0,0 turns=7,8,8,8,0 room=191 possible=263,287,271,271,0 tie=0,7339,3178,5225,0 hand=000120000/000000101/000020010/020001000/ handSize=3,2,3,3,0 held=24,320,144,34,0 old=//000010000// oldSize=1,1,1,1,0 startCard=23510 startHeld=00100 startHeldThen=11110 deck=221303443 deckSize=22 discards=314111001 discardSize=12 deckThen=444545555 trailLength=31 trail=9,70,11,2,9,9,2,32,29,9,22,29,20,49,9,29,69,69,5,9,0,9,8,9,29,49,49,43,64,69,69,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0000101000/1000010000/0011000000/0100000010/ kept=5,1,3,2,0 hasKept=11110 openCard=8",
      recorded: {
        match: "four-mixed-extra-pooled",
        ply: 317,
      },
    },
    terms: ["workshops"],
    seat: 0,
    goal: [
      {
        kind: "told",
        event: "workshopBuilt",
        with: {
          seat: 0,
        },
      },
    ],
    par: 4,
  },
  {
    id: "two-discs-act",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 4,
      options: {
        layout: "random",
        whiteReplacement: "removed",
        startPlayer: "random",
        cubes: "limited",
        ownTurnDrawCap: "one",
        extraCard: "seats4and5",
        lateSeats: "yes",
        finalTie: "turnOrder",
        workshops: "pooled",
      },
      notation:
        "awaits=7 dealt=9 startPlayer=3 active=4 actor=4 cells=358194267 streetMask=20,144,257,264,34,96,5,272,136,3,288,72 streetsOf=580,528,65,2312,131,1072,2080,258,1164 tiles=6,12,10,1,11,14,15,9,2,13,8,5,7,4,3 tilesScored=1 council=400000000000000 stacks=1000//6200/3000//6000/6400/6600/4360/3100//6200 height=102101223202 cityRoom=12,12,12,12,12,12 gifts=/00100//01010//10010//01100/ giftRoom=545131424 artworks=/00010//01000 artworkRoom=5243 palazzo=2000 warehouse=01000/00100/01000 workshops=11110 woven=100/100/400/400/ ships=10000 cubes=38,34,33,33,0 coloured=8,8,7,7,0 white=0,0,0,1,0 turns=4,4,5,4,0 room=255 possible=79,303,263,7,0 tie=0,1028,0,1075,0 hand=000010010//000121000/000100010/ handSize=2,0,4,2,0 held=144,0,56,136,0 oldSize=1,1,1,1,0 startCard=41230 startHeldThen=11110 deck=434213531 deckSize=26 discards=121111004 discardSize=11 deckThen=444455555 trailLength=26 trail=29,49,51,69,72,9,13,30,28,49,48,9,29,21,69,9,29,49,69,65,68,69,49,4,28,49,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0010000100/0100100000/0001000010/1000010000/ kept=8,2,4,6,0 hasKept=11110 openCard=7",
      recorded: {
        match: "four-random-2024-removed",
        ply: 173,
      },
    },
    seat: 3,
    goal: [
      {
        kind: "told",
        event: "activationEnded",
        with: {
          seat: 3,
        },
        times: 2,
      },
    ],
    par: 7,
  },
];
