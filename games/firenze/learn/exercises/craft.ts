import type { Exercise } from "#engine";

export const CRAFT: readonly Exercise[] = [
  {
    id: "ten-points",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 3,
      options: {
        neutralSeals: "random",
        campanile: "on",
        losses: "automatic",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=3 active=2 turns=5,4,5,0 seals=105000300500315000200000510000050000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 sealsLeft=4650 rowCard=26,13,6,16,17,9 rowBricks=2,3,0,1,0,0/0,1,2,0,1,0/1,1,1,0,1,0/0,3,0,0,1,0/2,1,0,3,0,0/2,0,0,0,2,0 bag=7,5,10,3,3,4 storage=/1,1,2,4,1,0/1,3,0,0,0,0/ towers=2,0,0,0,0,0,0,0,0,0,0,0/5,164,0,0,0,0,0,0,0,0,0,0/2,97,129,0,0,0,0,0,0,0,0,0/ towerCount=1,2,3,0 deck=221201121222111101011121101 discards=211010010000000000000000001 hand=0000200000000//0000010000000/ buildings=001/010/011/ church=0010 points=7,2,4,0/////",
      recorded: {
        match: "three-greedy",
        ply: 246,
      },
    },
    seat: 1,
    goal: [
      {
        kind: "points",
        atLeast: 10,
      },
    ],
    par: 3,
  },
  {
    id: "the-bell-tower",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 3,
      options: {
        neutralSeals: "random",
        campanile: "on",
        losses: "automatic",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=3 active=1 turns=8,8,9,0 seals=105200300500315000200000510000050000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 floorBonus=0200 sealsLeft=4550 rowCard=11,9,13,5,8,15 rowBricks=0,1,2,1,0,0/2,2,0,0,0,0/4,1,0,0,1,0/2,0,3,1,0,0/2,0,0,0,1,1/1,1,1,0,1,0 bag=4,1,2,2,1,0 storage=5,3,5,0,3,0/0,0,1,0,0,1/0,3,0,0,1,1/ towers=5,35,129,0,0,0,0,0,0,0,0,0/65,100,162,0,0,0,0,0,0,0,0,0/35,100,129,163,0,0,0,0,0,0,0,0/ towerCount=3,3,4,0 deck=222200120211010101111121112 discards=100001000000100000000000000 hand=0100210010000/0000000000010/1000010000000/ buildings=001/011/011/ church=1000 points=7,6,4,0/0,3,0,0/0,3,0,0///",
      recorded: {
        match: "three-greedy",
        ply: 410,
      },
    },
    seat: 0,
    goal: [
      {
        kind: "told",
        event: "bellTower",
        with: {
          seat: 0,
        },
      },
    ],
    par: 4,
  },
  {
    id: "a-privilege",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 4,
      options: {
        neutralSeals: "startPlayer",
        campanile: "on",
        losses: "automatic",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=3 active=1 turns=6,6,7,7 seals=055555130000130000030000300000100000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 balconiesDone=1 sealsLeft=3626 rowCard=23,10,8,8,12,10 rowBricks=4,3,1,0,1,0/6,2,0,0,2,1/2,0,0,1,2,1/0,1,2,0,1,0/0,0,4,0,0,0/2,2,0,0,0,0 bag=1,1,0,0,1,0 storage=2,1,2,4,2,0/5,2,0,0,0,0/0,0,2,0,1,5/0,2,0,1,0,0 towers=68,99,99,0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0,0,0,0/35,161,0,0,0,0,0,0,0,0,0,0/2,33,0,0,0,0,0,0,0,0,0,0 towerCount=3,1,2,2 deck=122131100021101111101110112 discards=300001011000000100000001000 hand=0001000000000/0100000010001/0000010000000/ buildings=001/010/101/010 church=0001 points=6,0,14,0/////",
      recorded: {
        match: "four-mixed-start-player",
        ply: 468,
      },
    },
    seat: 0,
    goal: [
      {
        kind: "told",
        event: "privilege",
        with: {
          seat: 0,
        },
      },
    ],
    par: 3,
  },
  {
    id: "exchange-first",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 4,
      options: {
        neutralSeals: "random",
        campanile: "on",
        losses: "automatic",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=3 active=4 turns=2,2,3,2 seals=005000000500305000100000500000050000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 sealsLeft=5656 rowCard=19,5,5,15,26,13 rowBricks=0,1,1,1,1,0/1,1,1,1,0,0/0,3,1,0,0,0/1,0,0,2,0,1/0,2,1,0,1,0/0,1,1,1,0,1 bag=4,8,6,3,2,2 storage=2,0,1,0,0,0/6,0,0,1,0,1/1,1,1,0,1,0/3,1,2,0,0,0 towers=2,162,0,0,0,0,0,0,0,0,0,0/1,2,130,161,0,0,0,0,0,0,0,0/97,130,0,0,0,0,0,0,0,0,0,0/2,98,129,0,0,0,0,0,0,0,0,0 towerCount=2,4,2,3 deck=221202122222111211011121102 discards=210000010000000000000000000 hand=//0010100000000/0000010000000 buildings=/010/001/001 points=2,0,2,0/////",
      recorded: {
        match: "four-greedy",
        ply: 169,
      },
    },
    seat: 3,
    goal: [
      {
        kind: "told",
        event: "exchanged",
        with: {
          seat: 3,
        },
      },
      {
        kind: "told",
        event: "contractFulfilled",
        with: {
          seat: 3,
        },
      },
    ],
    par: 7,
  },
  {
    id: "smuggled",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 2,
      options: {
        neutralSeals: "random",
        campanile: "off",
        losses: "automatic",
        hands: "closed",
      },
      notation:
        "awaits=13 startPlayer=2 active=1 turns=14,15,0,0 seals=115000112520215200210000500200150000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 balconiesDone=3 floorBonus=2220 sealsLeft=2300 rowCard=23,21,2,15,4,1 rowBricks=6,1,1,0,0,0/4,1,1,0,1,0/1,1,0,2,0,0/0,1,3,1,0,0/1,1,1,1,0,0/1,2,0,1,0,0 bag=5,10,5,1,5,2 storage=0,1,4,0,0,0/6,0,0,1,3,1// towers=100,129,162,0,0,0,0,0,0,0,0,0/1,97,163,0,0,0,0,0,0,0,0,0// towerCount=3,3,0,0 deck=222100111211100001110101111 discards=100012010000101200000010001 hand=0000200110010/0000010000100// buildings=001/111// points=19,37,0,0/0,9,0,0/0,3,0,0///",
      recorded: {
        match: "two-greedy-beginners-closed",
        ply: 506,
      },
    },
    seat: 0,
    goal: [
      {
        kind: "told",
        event: "personPlayed",
        with: {
          seat: 0,
          card: "smuggler",
        },
      },
      {
        kind: "told",
        event: "contractFulfilled",
        with: {
          seat: 0,
        },
      },
    ],
    par: 5,
  },
  {
    id: "the-last-seal",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 4,
      options: {
        neutralSeals: "random",
        campanile: "off",
        losses: "owner",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=1 active=4 turns=10,10,10,9 seals=204504020420150450020050400000250000 balcony=0,0,0,0,0,0,0,0,0,6,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0,0,15,0,0,0,0,0,19,0,0 balconiesDone=2 floorBonus=4424 sealsLeft=5161 rowCard=4,22,8,24,21,18 rowBricks=5,2,2,1,0,0/0,2,2,2,1,0/1,1,1,2,0,0/2,1,0,1,0,0/1,2,0,0,1,0/0,4,0,0,0,0 bag=2,2,0,2,0,0 storage=5,1,3,0,0,1/2,0,3,0,0,1/5,1,0,1,0,0/2,0,3,3,4,1 towers=33,0,0,0,0,0,0,0,0,0,0,0/165,0,0,0,0,0,0,0,0,0,0,0/33,65,129,0,0,0,0,0,0,0,0,0/131,0,0,0,0,0,0,0,0,0,0,0 towerCount=1,1,3,1 deck=210120120101200000110010111 discards=121001000010001100000010001 hand=0000000000010/1000110010000/0010000010000/0000010001100 buildings=/011/001/111 points=2,19,0,26/0,4,0,10/0,4,0,0///",
      recorded: {
        match: "four-mixed-owner-beginners",
        ply: 654,
      },
    },
    seat: 3,
    goal: [
      {
        kind: "told",
        event: "lastSeal",
        with: {
          seat: 3,
        },
      },
    ],
    par: 3,
  },
];
