import type { Exercise } from "#engine";

export const FIRST_STEPS: readonly Exercise[] = [
  {
    id: "a-red-contract",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 3,
      options: {
        neutralSeals: "random",
        campanile: "on",
        losses: "automatic",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=3 active=2 turns=17,16,17,0 seals=105200300501315010200002512000251000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 floorBonus=1212 sealsLeft=1250 bells=1100 rowCard=11,1,26,8,10,8 rowBricks=0,1,1,1,0,1/1,1,1,1,0,0/2,2,1,1,0,0/0,1,1,1,1,0/0,1,2,0,1,0/1,2,0,0,1,0 bag=8,8,4,2,4,7 storage=0,1,0,0,1,0/3,1,2,3,0,0/1,0,3,0,0,0/ towers=130,0,0,0,0,0,0,0,0,0,0,0/99,0,0,0,0,0,0,0,0,0,0,0/3,3,3,0,0,0,0,0,0,0,0,0/ towerCount=1,1,3,0 deck=000000100000000001011000000 discards=330133010000200100000121102 hand=0000000010100/0001000011010/0020000000010/ buildings=011/011/111/ church=1010 points=28,23,4,0/6,8,0,0/0,3,0,0///",
      recorded: {
        match: "three-greedy",
        ply: 822,
      },
    },
    seat: 1,
    goal: [
      {
        kind: "told",
        event: "contractFulfilled",
        with: {
          seat: 1,
          colour: "red",
        },
      },
    ],
    par: 3,
  },
  {
    id: "cancel-the-event",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 3,
      options: {
        neutralSeals: "random",
        campanile: "on",
        losses: "automatic",
        hands: "open",
      },
      notation:
        "awaits=5 startPlayer=3 active=3 turns=5,5,5,0 seals=105200300500315000200000510000050000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 floorBonus=0200 sealsLeft=4550 rowCard=26,13,6,16,17,9 rowBricks=2,3,0,1,0,0/0,1,2,0,1,0/1,1,1,0,1,0/0,3,0,0,1,0/2,1,0,3,0,0/2,0,0,0,2,0 bag=13,6,12,3,3,6 storage=/0,0,0,2,0,2/1,3,0,0,0,0/ towers=2,0,0,0,0,0,0,0,0,0,0,0/97,97,129,0,0,0,0,0,0,0,0,0/2,97,129,0,0,0,0,0,0,0,0,0/ towerCount=1,3,3,0 deck=221201121222111101011121101 discards=211010010000000000100000001 hand=0000200000000//0000010000000/ buildings=001/010/011/ points=7,6,4,0/0,3,0,0/0,3,0,0///",
      recorded: {
        match: "three-greedy",
        ply: 256,
      },
    },
    seat: 2,
    goal: [
      {
        kind: "told",
        event: "eventCancelled",
        with: {
          seat: 2,
        },
      },
    ],
    par: 2,
  },
  {
    id: "seven-floors",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 2,
      options: {
        neutralSeals: "random",
        campanile: "on",
        losses: "automatic",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=2 active=1 turns=16,17,0,0 seals=125200151000255210120500210000210000 balcony=0,0,0,0,0,0,0,0,0,0,0,16,0,0,0,0,0,0,0,0,0,0,0,0,0,5,9,15,0,0,0,0,0,0,0,0 balconiesDone=1 floorBonus=1210 sealsLeft=2200 rowCard=11,25,7,1,4,16 rowBricks=0,1,0,1,2,0/3,0,1,0,0,0/0,1,1,1,1,0/1,0,2,0,1,0/1,0,2,0,0,1/0,0,1,2,0,1 bag=12,6,4,4,4,5 storage=4,4,3,1,0,1/0,0,1,2,0,0// towers=4,38,0,0,0,0,0,0,0,0,0,0/97,130,0,0,0,0,0,0,0,0,0,0// towerCount=2,2,0,0 deck=332132030100212111111121012 hand=0000000021010/0000010000110// buildings=001/011// points=26,21,0,0/6,3,0,0/6,3,0,0///",
      recorded: {
        match: "two-greedy",
        ply: 528,
      },
    },
    seat: 0,
    goal: [
      {
        kind: "told",
        event: "contractFulfilled",
        with: {
          seat: 0,
          floors: 7,
        },
      },
    ],
    par: 3,
  },
  {
    id: "without-a-ruin",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 4,
      options: {
        neutralSeals: "random",
        campanile: "on",
        losses: "automatic",
        hands: "closed",
      },
      notation:
        "awaits=13 startPlayer=1 active=2 turns=3,2,2,2 seals=000500000000250050000050200000050000 balcony=0,0,0,0,0,0,0,0,0,6,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0,0,15,0,0,0,0,0,19,0,0 sealsLeft=6466 rowCard=23,3,23,6,5,15 rowBricks=2,0,2,1,1,0/1,1,0,2,0,0/1,0,0,2,0,1/2,0,1,0,0,1/0,2,1,1,0,0/1,1,0,0,2,0 bag=3,7,5,3,3,3 storage=2,0,0,0,1,0/3,4,1,1,0,0/2,0,0,0,0,1/4,1,1,0,0,0 towers=34,97,129,0,0,0,0,0,0,0,0,0/2,67,0,0,0,0,0,0,0,0,0,0/97,130,162,0,0,0,0,0,0,0,0,0/1,1,65,0,0,0,0,0,0,0,0,0 towerCount=3,2,3,3 deck=220211122222211211111101112 discards=110010010000000000000000000 hand=0000010000000/0010000000000//1000000000000 buildings=011///001 points=0,4,0,0/////",
    },
    seat: 1,
    goal: [
      {
        kind: "told",
        event: "contractFulfilled",
        with: {
          seat: 1,
        },
      },
      {
        kind: "untold",
        event: "towerHit",
        with: {
          seat: 1,
        },
      },
    ],
    par: 4,
  },
  {
    id: "five-bricks",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 2,
      options: {
        neutralSeals: "startPlayer",
        campanile: "on",
        losses: "automatic",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=2 active=1 turns=10,11,0,0 seals=555255200000200000200000200000202000 balcony=0,0,0,1,0,0,0,0,0,6,0,16,0,0,0,0,0,0,0,0,0,0,14,0,0,0,0,0,0,0,0,0,0,0,0,0 balconiesDone=1 floorBonus=2200 sealsLeft=9200 rowCard=1,1,27,4,16,3 rowBricks=3,1,2,2,1,0/0,1,1,0,1,1/1,1,0,2,0,0/1,0,1,2,0,0/2,1,0,1,0,0/2,0,1,0,0,1 bag=6,9,4,3,5,6 storage=10,5,2,0,0,0/0,0,0,2,1,0// towers=65,65,0,0,0,0,0,0,0,0,0,0/66,130,0,0,0,0,0,0,0,0,0,0// towerCount=2,2,0,0 deck=231132130122111211101121111 hand=0000000001001/0000010020000// buildings=010/011// church=0001 points=0,23,0,0/0,5,0,0////",
      recorded: {
        match: "two-mixed-start-player",
        ply: 389,
      },
    },
    seat: 0,
    goal: [
      {
        kind: "told",
        event: "brickBuilt",
        with: {
          seat: 0,
        },
        times: 5,
      },
    ],
    par: 5,
  },
  {
    id: "with-the-architect",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 3,
      options: {
        neutralSeals: "random",
        campanile: "on",
        losses: "owner",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=2 active=3 turns=1,2,1,0 seals=005000050000055000000500000000000000 balcony=0,0,0,0,0,0,0,0,0,0,0,16,0,0,0,0,0,0,0,0,0,0,0,0,0,5,9,15,0,0,0,0,0,0,0,0 sealsLeft=7770 rowCard=5,3,1,1,16,16 rowBricks=0,1,2,1,0,0/0,1,2,0,0,1/3,2,0,1,0,0/1,1,0,0,1,1/0,1,0,1,2,0/3,1,0,0,0,0 bag=8,9,6,6,6,5 storage=5,0,1,0,0,0/0,0,1,0,0,0/2,1,0,3,1,0/ towers=1,1,65,0,0,0,0,0,0,0,0,0/66,0,0,0,0,0,0,0,0,0,0,0/1,33,161,0,0,0,0,0,0,0,0,0/ towerCount=3,1,3,0 deck=221222122222212111111121112 discards=000000010000000000000000000 hand=0000010000000//0100000000000/ buildings=/010/001/",
      recorded: {
        match: "three-mixed-owner",
        ply: 102,
      },
    },
    seat: 2,
    goal: [
      {
        kind: "told",
        event: "contractFulfilled",
        with: {
          seat: 2,
        },
      },
      {
        kind: "told",
        event: "personPlayed",
        with: {
          seat: 2,
          card: "architect",
        },
      },
    ],
    par: 3,
  },
];
