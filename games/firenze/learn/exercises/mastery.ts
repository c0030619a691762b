import type { Exercise } from "#engine";

export const MASTERY: readonly Exercise[] = [
  {
    id: "two-contracts",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 3,
      options: {
        neutralSeals: "random",
        campanile: "on",
        losses: "automatic",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=3 active=3 turns=2,2,2,0 seals=005000000500005000200000500000050000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,7,0,0,0,4,0,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 sealsLeft=7670 rowCard=8,5,6,19,5,5 rowBricks=2,0,1,2,0,1/1,0,2,0,2,0/2,1,1,0,0,0/0,1,1,1,1,0/2,0,1,1,0,0/1,1,2,0,0,0 bag=7,11,3,8,3,3 storage=1,0,0,0,0,0/2,0,0,0,1,1/3,2,1,0,1,1/ towers=2,65,129,0,0,0,0,0,0,0,0,0/2,162,0,0,0,0,0,0,0,0,0,0/34,66,129,0,0,0,0,0,0,0,0,0/ towerCount=3,2,3,0 deck=221202122222212211011121112 discards=210000000000000000000000000 hand=//0010000000000/ buildings=001//011/ points=0,2,0,0/////",
      recorded: {
        match: "three-greedy",
        ply: 128,
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
        times: 2,
      },
    ],
    par: 5,
  },
  {
    id: "balcony-two",
    chapter: "mastery",
    grade: 3,
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
        event: "contractFulfilled",
        with: {
          seat: 0,
          balcony: "II",
        },
      },
    ],
    par: 4,
  },
  {
    id: "fifteen-points",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 4,
      options: {
        neutralSeals: "random",
        campanile: "on",
        losses: "owner",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=2 active=3 turns=10,11,10,10 seals=200100334500130500250005320000542000 balcony=0,0,0,0,0,11,0,0,2,0,0,0,0,0,0,0,0,17,0,0,0,0,0,0,0,0,0,0,0,0,0,0,10,0,0,0 balconiesDone=2 floorBonus=4100 sealsLeft=4224 bells=1110 rowCard=10,9,2,3,27,6 rowBricks=1,0,0,1,0,2/2,0,0,0,0,2/0,2,0,1,0,1/2,0,1,0,1,0/1,1,1,1,0,0/0,1,1,1,1,0 storage=3,0,0,1,0,1/0,2,3,0,1,0/3,3,2,0,0,1/0,0,0,1,1,0 towers=5,5,101,161,0,0,0,0,0,0,0,0/1,36,0,0,0,0,0,0,0,0,0,0/2,36,0,0,0,0,0,0,0,0,0,0/33,71,97,134,0,0,0,0,0,0,0,0 towerCount=4,2,2,4 deck=421121130011211000011121111 hand=0000000001100/0000000000010/0001110000000/0000000010000 buildings=011/001/011/001 church=1110 points=6,15,10,11/3,0,0,2////",
      recorded: {
        match: "four-greedy-owner",
        ply: 656,
      },
    },
    seat: 2,
    goal: [
      {
        kind: "points",
        atLeast: 15,
      },
    ],
    par: 5,
  },
  {
    id: "all-stand",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 4,
      options: {
        neutralSeals: "random",
        campanile: "on",
        losses: "owner",
        hands: "closed",
      },
      notation:
        "awaits=13 startPlayer=4 active=2 ending=1 turns=8,7,7,8 seals=510500050000114000415000100001450000 balcony=0,0,0,0,0,0,0,0,0,0,0,16,0,0,3,7,13,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 balconiesDone=1 floorBonus=4001 sealsLeft=0663 rowCard=16,13,1,2,5,14 rowBricks=2,2,2,0,0,0/5,3,0,0,0,0/1,2,1,0,1,2/2,0,0,2,0,0/2,0,2,0,0,0/0,2,0,1,1,0 bag=5,2,2,1,7,1 storage=0,2,3,4,1,0/1,2,1,1,0,0/4,0,1,2,0,0/3,3,1,0,0,1 towers=/97,0,0,0,0,0,0,0,0,0,0,0//66,162,162,0,0,0,0,0,0,0,0,0 towerCount=0,1,0,3 deck=200221121111100011111020012 discards=100001010100000000000101100 hand=0000000000010/0100000000100/0020000000000/0100010010000 buildings=011/011/010/001 points=23,0,0,11/5,0,0,2//5,0,0,0//",
      recorded: {
        match: "four-mixed-owner-closed",
        ply: 544,
      },
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
    par: 5,
  },
  {
    id: "a-yellow-contract",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 2,
      options: {
        neutralSeals: "startPlayer",
        campanile: "on",
        losses: "automatic",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=2 active=1 turns=0,1,0,0 seals=555055000000000000000000000000000000 balcony=0,0,0,1,0,0,0,0,0,6,0,16,0,0,0,0,0,0,0,0,0,0,14,0,0,0,0,0,0,0,0,0,0,0,0,0 sealsLeft=9900 rowCard=8,3,6,16,1,15 rowBricks=3,1,0,1,1,0/2,1,1,0,0,1/1,0,1,0,0,3/1,0,2,0,1,0/2,1,1,0,0,0/1,0,1,2,0,0 bag=12,14,9,8,6,2 storage=1,1,0,0,2,0/1,0,0,0,0,1// towers=/1,97,161,0,0,0,0,0,0,0,0,0// towerCount=0,3,0,0 startDeck=100010000000000000000000000 deck=221222122222212211111121112 hand=0100000000000/// buildings=/001//",
      recorded: {
        match: "two-mixed-start-player",
        ply: 61,
      },
    },
    seat: 0,
    goal: [
      {
        kind: "told",
        event: "contractFulfilled",
        with: {
          seat: 0,
          colour: "yellow",
        },
      },
    ],
    par: 8,
  },
  {
    id: "eighteen-points",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 3,
      options: {
        neutralSeals: "startPlayer",
        campanile: "on",
        losses: "owner",
        hands: "open",
      },
      notation:
        "awaits=13 startPlayer=1 active=2 turns=13,12,12,0 seals=155555131000220000012000130000200000 balcony=0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,0,0,0,0,4,8,0,0,0,0,0,0,0,0,0,0,0,0,19,0,0 balconiesDone=2 floorBonus=1000 sealsLeft=2350 bells=1100 rowCard=18,16,25,26,22,15 rowBricks=2,0,2,3,0,0/5,0,1,0,0,0/0,0,2,1,0,1/2,0,2,1,0,0/0,1,1,0,1,1/1,0,2,1,0,0 bag=12,3,1,2,2,2 storage=0,1,3,0,0,1/2,1,0,4,2,0/0,3,0,0,1,0/ towers=37,0,0,0,0,0,0,0,0,0,0,0/36,132,0,0,0,0,0,0,0,0,0,0/1,65,163,0,0,0,0,0,0,0,0,0/ towerCount=1,2,3,0 deck=001012000000100100010010000 discards=421211130100000000001011002 hand=0000000010000/0100100011111/0000000000110/ buildings=/011/111/ church=1010 points=15,15,6,0/2,0,0,0////",
      recorded: {
        match: "three-greedy-owner-start-player",
        ply: 656,
      },
    },
    seat: 1,
    goal: [
      {
        kind: "points",
        atLeast: 18,
      },
    ],
    par: 6,
  },
];
