import type { Exercise } from "#engine";

export const CRAFT: readonly Exercise[] = [
  {
    id: "a-council-seat",
    chapter: "craft",
    grade: 2,
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
        "awaits=7 dealt=9 startPlayer=4 active=3 actor=3 cells=261897435 streetMask=34,33,384,320,12,20,130,288,65,136,260,80 streetsOf=258,65,1072,528,2080,131,2312,580,1164 tiles=10,8,15,6,11,12,7,2,3,5,9,4,14,1,13 stacks=1000//4000///6000//2000///6660/ height=101001010030 cityRoom=12,12,12,12,12,12 gifts=10000//01110//00010/11100/// giftRoom=452320444 artworks=///11010 artworkRoom=5341 palazzo=2410 warehouse=/10000/ workshops=11110 cubes=36,37,38,37,0 coloured=9,9,10,9,0 white=1,1,1,1,0 turns=2,2,1,2,0 room=255 possible=271,15,15,15,0 tie=1026,1028,0,1027,0 hand=/001000000/000100000/001000000/ handSize=0,1,1,1,0 held=0,4,8,4,0 old=//000100000// oldSize=1,1,1,1,0 startCard=13420 startHeld=00100 startHeldThen=11110 deck=442454554 deckSize=37 discards=111001001 discardSize=5 deckThen=444455555 trailLength=9 trail=71,69,10,32,29,68,69,69,65,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0001000001/0000000110/0000011000/1100000000/ kept=4,8,6,1,0 hasKept=11110 openCard=3",
      recorded: {
        match: "four-greedy",
        ply: 96,
      },
    },
    seat: 2,
    goal: [
      {
        kind: "told",
        event: "seatGained",
        with: {
          seat: 2,
        },
      },
    ],
    par: 4,
  },
  {
    id: "two-contributions",
    chapter: "craft",
    grade: 2,
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
        "awaits=7 dealt=9 startPlayer=4 active=2 actor=2 cells=261897435 streetMask=34,33,384,320,12,20,130,288,65,136,260,80 streetsOf=258,65,1072,528,2080,131,2312,580,1164 tiles=10,8,15,6,11,12,7,2,3,5,9,4,14,1,13 tilesScored=6 council=312341000000000 tilePoints=13020/30120/13200///00300///////// score=5,6,6,4,0 stacks=1100/4000/4000/3400//6000/2600/2600/2400//3410/ height=211201222030 cloth=////0,0,1,0,0/ cityRoom=12,12,12,12,11,12 houses=00200 gifts=11110/31000/02210//10010/11100/00110//11200 giftRoom=110310240 artworks=11010///11020 artworkRoom=2340 palazzo=2414 warehouse=01000/01000/10310 workshops=11110 cubes=30,30,29,32,0 coloured=5,6,6,4,0 white=1,1,1,2,0 turns=6,5,5,6,0 room=251 possible=47,287,47,47,0 tie=3150,2097,2128,3119,0 hand=000011000/010200000/011000000/000000110/ handSize=2,3,2,2,0 held=48,10,6,192,0 oldSize=1,1,1,1,0 startCard=13420 startHeldThen=11110 deck=211232442 deckSize=21 discards=323112003 discardSize=15 deckThen=444455555 trailLength=35 trail=71,69,10,32,29,68,69,69,65,62,49,40,69,49,40,9,29,69,65,49,9,9,22,29,28,44,53,49,29,68,69,29,1,69,49,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0001000001/0000000110/0000011000/1100000000/ kept=4,8,6,1,0 hasKept=11110 openCard=3",
      recorded: {
        match: "four-greedy",
        ply: 242,
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
        times: 2,
      },
    ],
    par: 5,
  },
  {
    id: "two-cloth-by-sea",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 3,
      options: {
        layout: "introductory",
        whiteReplacement: "removed",
        startPlayer: "random",
        cubes: "unlimited",
        ownTurnDrawCap: "none",
        extraCard: "none",
        lateSeats: "no",
        finalTie: "share",
        workshops: "separate",
      },
      notation:
        "awaits=7 dealt=10 startPlayer=3 active=2 actor=2 cells=267895314 streetMask=34,96,384,272,5,9,130,288,80,132,257,24 streetsOf=1072,65,528,2080,2312,131,258,580,1164 tiles=10,4,6,9,5,7,2,11,15,1,3,14,13,8,12 tilesScored=5 council=133230000000000 tilePoints=///21300/03000////////// score=2,4,3,0,0 stacks=2000//3130//6300/2110/3210/6600/2000/1130/6620/2660 height=103023321333 cloth=1,0,0,0,0/0,1,0,0,0///0,3,0,0,0/ cityRoom=11,11,12,12,9,12 houses=02000 gifts=00100//10000/20100/10100//10200/10100/11000 giftRoom=454013122 artworks=00100//01000/11000 artworkRoom=4332 palazzo=2100 warehouse=01300/12300/30300 workshops=11100 woven=200/200/400// ships=11000 cubes=40,40,40,0,0 coloured=5,5,4,0,0 white=0,1,1,0,0 turns=10,9,10,0,0 room=255 possible=367,479,311,0,0 tie=2099,2096,3183,0,0 hand=000020010//000000310// handSize=3,0,4,0,0 held=144,0,192,0,0 oldSize=1,1,1,0,0 startCard=13400 startHeldThen=11100 deck=200021001 deckSize=6 discards=355514234 discardSize=32 deckThen=454455555 trailLength=68 trail=53,9,10,9,1,29,29,32,29,29,21,49,43,49,41,29,20,49,9,2,49,48,49,9,49,43,49,9,9,3,9,29,25,29,48,49,27,27,27,29,49,42,49,29,22,25,4,6,49,41,5,9,29,23,26,9,1,8,9,8,49,45,9,9,2,9,49,40,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0000101100/0100010010/1010000001// kept=7,6,3,0,0 hasKept=11100 openCard=4",
      recorded: {
        match: "three-random-removed-unlimited",
        ply: 308,
      },
    },
    seat: 1,
    goal: [
      {
        kind: "told",
        event: "clothShipped",
        with: {
          seat: 1,
        },
        times: 2,
      },
    ],
    par: 5,
  },
  {
    id: "a-ship-that-sails",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 3,
      options: {
        layout: "introductory",
        whiteReplacement: "removed",
        startPlayer: "random",
        cubes: "unlimited",
        ownTurnDrawCap: "none",
        extraCard: "none",
        lateSeats: "no",
        finalTie: "share",
        workshops: "separate",
      },
      notation:
        "awaits=7 dealt=10 startPlayer=3 active=3 actor=3 cells=267895314 streetMask=34,96,384,272,5,9,130,288,80,132,257,24 streetsOf=1072,65,528,2080,2312,131,258,580,1164 tiles=10,4,6,9,5,7,2,11,15,1,3,14,13,8,12 stacks=//////////6000/6200 height=000000000012 cityRoom=12,12,12,12,12,12 giftRoom=555333444 artworkRoom=5344 warehouse=10200/10000/ workshops=11100 woven=100/100/100// cubes=40,40,40,0,0 coloured=12,11,12,0,0 white=2,3,2,0,0 turns=1,1,1,0,0 room=255 possible=287,15,287,0,0 hand=000000100/101000000/// handSize=1,2,0,0,0 held=64,5,0,0,0 old=/001000000/// oldSize=1,1,1,0,0 startCard=13400 startHeld=01000 startHeldThen=11100 deck=344455455 deckSize=39 discards=110100000 discardSize=3 deckThen=454455555 trailLength=6 trail=53,9,10,9,1,29,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0000101100/0100010010/1010000001// kept=7,6,3,0,0 hasKept=11100 openCard=4",
      recorded: {
        match: "three-random-removed-unlimited",
        ply: 54,
      },
    },
    seat: 2,
    goal: [
      {
        kind: "told",
        event: "shipBuilt",
        with: {
          seat: 2,
        },
      },
      {
        kind: "told",
        event: "clothShipped",
        with: {
          seat: 2,
        },
      },
    ],
    par: 5,
  },
  {
    id: "a-house-that-pays",
    chapter: "craft",
    grade: 2,
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
        "awaits=7 dealt=9 startPlayer=3 active=3 actor=3 cells=358194267 streetMask=20,144,257,264,34,96,5,272,136,3,288,72 streetsOf=580,528,65,2312,131,1072,2080,258,1164 tiles=6,12,10,1,11,14,15,9,2,13,8,5,7,4,3 tilesScored=5 council=412410000000000 tilePoints=//03020//32000////////// score=3,5,0,2,0 stacks=2320//6120/3340//1340/6420/6600/4360/3140/1600/6200 height=303303323322 cloth=/0,1,0,0,0/1,0,0,0,0/// cityRoom=12,11,11,12,12,12 gifts=10000/10100/10000/01010//10010//01210/ giftRoom=434131404 artworks=/10110/00010/11200 artworkRoom=5030 palazzo=2313 warehouse=00020/01100/04100 workshops=21110 woven=//400/400/ ships=12100 cubes=33,31,28,29,0 coloured=4,4,4,3,0 white=0,0,0,1,0 turns=8,8,8,8,0 room=255 possible=15,299,359,279,0 tie=3151,2097,2051,2128,0 hand=010000120//000110210/000101020/ handSize=4,0,5,4,0 held=194,0,216,168,0 oldSize=1,1,1,1,0 startCard=41230 startHeldThen=11110 deck=100200100 deckSize=4 discards=445144105 discardSize=28 deckThen=444455555 trailLength=65 trail=29,49,51,69,72,9,13,30,28,49,48,9,29,21,69,9,29,49,69,65,68,69,49,4,28,49,69,60,9,1,29,9,49,9,8,24,49,42,29,26,9,69,49,49,4,45,49,9,9,69,49,49,9,2,2,5,9,29,21,49,42,45,40,40,44,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0010000100/0100100000/0001000010/1000010000/ kept=8,2,4,6,0 hasKept=11110 openCard=7",
      recorded: {
        match: "four-random-2024-removed",
        ply: 347,
      },
    },
    terms: ["workshops"],
    seat: 2,
    goal: [
      {
        kind: "told",
        event: "houseBuilt",
        with: {
          seat: 2,
        },
      },
      {
        kind: "told",
        event: "clothTransported",
        with: {
          seat: 2,
        },
      },
    ],
    par: 6,
  },
  {
    id: "two-artworks",
    chapter: "craft",
    grade: 2,
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
        "awaits=7 dealt=9 startPlayer=2 active=1 actor=1 cells=875492361 streetMask=192,80,264,258,36,33,136,320,18,12,288,3 streetsOf=2080,2312,528,580,258,1072,131,65,1164 tiles=3,4,7,5,9,2,11,15,1,13,6,14,10,8,12 stacks=///6600/6660//6000///6000// height=000230100100 cityRoom=12,12,12,12,12,12 gifts=/00010/01000/00010////01000/ giftRoom=544233434 artworks=/01000//01020 artworkRoom=5241 palazzo=2440 warehouse=/11010/20200 workshops=11110 woven=100//// cubes=36,35,38,35,0 coloured=10,10,10,10,0 white=1,0,0,0,0 turns=1,2,2,2,0 room=255 possible=303,271,303,271,0 tie=0,1028,0,2051,0 hand=000010000//000010000// handSize=1,0,1,0,0 held=16,0,16,0,0 old=//000010000// oldSize=1,1,1,1,0 startCard=23510 startHeld=00100 startHeldThen=11110 deck=442535555 deckSize=38 discards=113000000 discardSize=5 deckThen=444545555 trailLength=8 trail=9,70,11,2,9,9,2,32,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 scoringHand=0000101000/1000010000/0011000000/0100000010/ kept=5,1,3,2,0 hasKept=11110 openCard=8",
      recorded: {
        match: "four-mixed-extra-pooled",
        ply: 98,
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
        times: 2,
      },
    ],
    par: 5,
  },
];
