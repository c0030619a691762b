import type { Exercise } from "#engine";

export const FIRST_STEPS: readonly Exercise[] = [
  {
    id: "a-red-contract",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 3,
      options: { neutralSeals: "random", campanile: "on", losses: "automatic", hands: "open" },
      notation:
        "awaits=13 startPlayer=3 active=2 turns=17,16,17,0 seals=105200300501315010200002512000251000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 floorBonus=1212 sealsLeft=1250 bells=1100 rowCard=11,1,26,8,10,8 rowBricks=0,1,1,1,0,1/1,1,1,1,0,0/2,2,1,1,0,0/0,1,1,1,1,0/0,1,2,0,1,0/1,2,0,0,1,0 bag=8,8,4,2,4,7 storage=0,1,0,0,1,0/3,1,2,3,0,0/1,0,3,0,0,0/ towers=130,0,0,0,0,0,0,0,0,0,0,0/99,0,0,0,0,0,0,0,0,0,0,0/3,3,3,0,0,0,0,0,0,0,0,0/ towerCount=1,1,3,0 deck=000000100000000001011000000 discards=330133010000200100000121102 hand=0000000010100/0001000011010/0020000000010/ buildings=011/011/111/ church=1010 points=28,23,4,0/6,8,0,0/0,3,0,0///",
      recorded: { match: "three-greedy", ply: 822 },
    },
    seat: 1,
    goal: [{ kind: "told", event: "contractFulfilled", facts: { seat: 1, colour: "red" } }],
    par: 3,
  },
  {
    id: "cancel-the-event",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 3,
      options: { neutralSeals: "random", campanile: "on", losses: "automatic", hands: "open" },
      notation:
        "awaits=5 startPlayer=3 active=3 turns=5,5,5,0 seals=105200300500315000200000510000050000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 floorBonus=0200 sealsLeft=4550 rowCard=26,13,6,16,17,9 rowBricks=2,3,0,1,0,0/0,1,2,0,1,0/1,1,1,0,1,0/0,3,0,0,1,0/2,1,0,3,0,0/2,0,0,0,2,0 bag=13,6,12,3,3,6 storage=/0,0,0,2,0,2/1,3,0,0,0,0/ towers=2,0,0,0,0,0,0,0,0,0,0,0/97,97,129,0,0,0,0,0,0,0,0,0/2,97,129,0,0,0,0,0,0,0,0,0/ towerCount=1,3,3,0 deck=221201121222111101011121101 discards=211010010000000000100000001 hand=0000200000000//0000010000000/ buildings=001/010/011/ points=7,6,4,0/0,3,0,0/0,3,0,0///",
      recorded: { match: "three-greedy", ply: 256 },
    },
    seat: 2,
    goal: [{ kind: "told", event: "eventCancelled", facts: { seat: 2 } }],
    par: 2,
  },
  {
    id: "seven-floors",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 2,
      options: { neutralSeals: "random", campanile: "on", losses: "automatic", hands: "open" },
      notation:
        "awaits=13 startPlayer=2 active=1 turns=16,17,0,0 seals=125200151000255210120500210000210000 balcony=0,0,0,0,0,0,0,0,0,0,0,16,0,0,0,0,0,0,0,0,0,0,0,0,0,5,9,15,0,0,0,0,0,0,0,0 balconiesDone=1 floorBonus=1210 sealsLeft=2200 rowCard=11,25,7,1,4,16 rowBricks=0,1,0,1,2,0/3,0,1,0,0,0/0,1,1,1,1,0/1,0,2,0,1,0/1,0,2,0,0,1/0,0,1,2,0,1 bag=12,6,4,4,4,5 storage=4,4,3,1,0,1/0,0,1,2,0,0// towers=4,38,0,0,0,0,0,0,0,0,0,0/97,130,0,0,0,0,0,0,0,0,0,0// towerCount=2,2,0,0 deck=332132030100212111111121012 hand=0000000021010/0000010000110// buildings=001/011// points=26,21,0,0/6,3,0,0/6,3,0,0///",
      recorded: { match: "two-greedy", ply: 528 },
    },
    seat: 0,
    goal: [{ kind: "told", event: "contractFulfilled", facts: { seat: 0, floors: 7 } }],
    par: 3,
  },
  {
    id: "ten-points",
    chapter: "first-steps",
    grade: 2,
    position: {
      seats: 3,
      options: { neutralSeals: "random", campanile: "on", losses: "automatic", hands: "open" },
      notation:
        "awaits=13 startPlayer=3 active=2 turns=5,4,5,0 seals=105000300500315000200000510000050000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 sealsLeft=4650 rowCard=26,13,6,16,17,9 rowBricks=2,3,0,1,0,0/0,1,2,0,1,0/1,1,1,0,1,0/0,3,0,0,1,0/2,1,0,3,0,0/2,0,0,0,2,0 bag=7,5,10,3,3,4 storage=/1,1,2,4,1,0/1,3,0,0,0,0/ towers=2,0,0,0,0,0,0,0,0,0,0,0/5,164,0,0,0,0,0,0,0,0,0,0/2,97,129,0,0,0,0,0,0,0,0,0/ towerCount=1,2,3,0 deck=221201121222111101011121101 discards=211010010000000000000000001 hand=0000200000000//0000010000000/ buildings=001/010/011/ church=0010 points=7,2,4,0/////",
      recorded: { match: "three-greedy", ply: 246 },
    },
    seat: 1,
    goal: [{ kind: "points", atLeast: 10 }],
    par: 3,
  },
  {
    id: "the-bell-tower",
    chapter: "first-steps",
    grade: 2,
    position: {
      seats: 3,
      options: { neutralSeals: "random", campanile: "on", losses: "automatic", hands: "open" },
      notation:
        "awaits=13 startPlayer=3 active=1 turns=8,8,9,0 seals=105200300500315000200000510000050000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 floorBonus=0200 sealsLeft=4550 rowCard=11,9,13,5,8,15 rowBricks=0,1,2,1,0,0/2,2,0,0,0,0/4,1,0,0,1,0/2,0,3,1,0,0/2,0,0,0,1,1/1,1,1,0,1,0 bag=4,1,2,2,1,0 storage=5,3,5,0,3,0/0,0,1,0,0,1/0,3,0,0,1,1/ towers=5,35,129,0,0,0,0,0,0,0,0,0/65,100,162,0,0,0,0,0,0,0,0,0/35,100,129,163,0,0,0,0,0,0,0,0/ towerCount=3,3,4,0 deck=222200120211010101111121112 discards=100001000000100000000000000 hand=0100210010000/0000000000010/1000010000000/ buildings=001/011/011/ church=1000 points=7,6,4,0/0,3,0,0/0,3,0,0///",
      recorded: { match: "three-greedy", ply: 410 },
    },
    seat: 0,
    goal: [{ kind: "told", event: "bellTower", facts: { seat: 0 } }],
    par: 4,
  },
  {
    id: "two-contracts",
    chapter: "first-steps",
    grade: 3,
    position: {
      seats: 3,
      options: { neutralSeals: "random", campanile: "on", losses: "automatic", hands: "open" },
      notation:
        "awaits=13 startPlayer=3 active=3 turns=2,2,2,0 seals=005000000500005000200000500000050000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 sealsLeft=7670 rowCard=8,5,6,19,5,5 rowBricks=2,0,1,2,0,1/1,0,2,0,2,0/2,1,1,0,0,0/0,1,1,1,1,0/2,0,1,1,0,0/1,1,2,0,0,0 bag=7,11,3,8,3,3 storage=1,0,0,0,0,0/2,0,0,0,1,1/3,2,1,0,1,1/ towers=2,65,129,0,0,0,0,0,0,0,0,0/2,162,0,0,0,0,0,0,0,0,0,0/34,66,129,0,0,0,0,0,0,0,0,0/ towerCount=3,2,3,0 deck=221202122222212211011121112 discards=210000000000000000000000000 hand=//0010000000000/ buildings=001//011/ points=0,2,0,0/////",
      recorded: { match: "three-greedy", ply: 128 },
    },
    seat: 2,
    goal: [{ kind: "told", event: "contractFulfilled", facts: { seat: 2 }, times: 2 }],
    par: 5,
  },
];
