import type { Exercise } from "#engine";

export const CRAFT: readonly Exercise[] = [
  {
    id: "ship-home",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 2,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=5 round=4 trick=2 doge=2 actor=1 hand=18,24,74,0,0/11,13,15,0,0// kept=18,0,0,0 deck=01210111110000121010222221011100011010111011101001111011100011111011121221 deckSize=61 display=10101010101101001011000000000010000001000000000010000000000000000000011100 displaySize=17 discards=00000000000000000000222120100001100100000100010100000100011100000100001011 board=0000000000000000000000000000001212212220000000000000002000210000000200022012110200000000000000111000000000000 ship=13,0,0,0 personal=15,10,0,0 general=5500 bonus=/2000//2000/ points=/9,28,0,0/2,7,0,0/0,6,0,0/1,3,0,0/3,5,0,0/30,0,0,0/24,0,0,0/ acting=1 displayKinds=11605,26,129,8,3584 deckBlocks=7,5,10,6,5,5,6,5,9,3 houses=9 houseNumbers=14,31,0,0 people=512,272,0,0/0,1568,0,0 goodRows=1,3,1,1 goods=1000/0200/1000/1000 berths=7 hasBonus=0,10,0,0",
      recorded: { match: "two-greedy", ply: 108 },
    },
    seat: 0,
    goal: [{ kind: "equal", path: "mats.0.ship", to: 20 }],
    par: 3,
  },
  {
    id: "four-numbers",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 3,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=5 round=1 trick=4 doge=2 actor=2 hand=71,0,0,0,0/72,0,0,0,0/15,0,0,0,0/ kept=6,22,37,0 deck=11311011212110122221322431111110110001111111111101111111111011111111132233 deckSize=91 display=00000010000000000000010000000000000100000000000000000000000000000000000000 displaySize=3 discards=00000000000001000000102010000001001000000000000010000000000100000000000000 board=0003000000000000000000000000002312000000000000000000000000031000000000002000100000000000000000000000000000000 personal=22,22,22,0 general=5550 points=0,0,1,0/3,7,4,0/2,0,2,0/0,2,0,0//1,0,0,0/// acting=2 displayKinds=64,64,32,0,0 deckBlocks=9,10,18,9,5,8,7,7,12,6 workshopsLow=0,0,8,0 houses=4 houseNumbers=4,18,8,0 people=1024,0,512,0/0,1024,0,0 goodRows=0,0,1,0 goods=//1000/",
      recorded: { match: "three-greedy", ply: 43 },
    },
    seat: 1,
    goal: [{ kind: "told", event: "bonusPlaced", with: { seat: 1, area: "houses" } }],
    par: 3,
  },
  {
    id: "top-of-nobili",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 3,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=5 round=5 trick=1 doge=3 actor=1 ending=3 hand=11,18,62,68,0/47,52,61,74,0/1,3,16,24,0/ kept=23,2,0,0 deck=00101000100000001120100020000100100000000101000100000100000000010000100010 deckSize=19 display=00000010100000100000000000101000000000001010000000000000000000000000031002 displaySize=13 discards=00110111011111111001343321010011011111110000110011101011111100101110002320 board=0003330000132000031202000022212312222333231100000000013303131001003300222032111121210303000100232333000000000 ship=0,7,20,0 personal=6,2,0,0 general=5540 bonus=2300/2300/3100/2000/1000 points=3,28,17,0/13,45,22,0/7,0,13,0/12,5,9,0/3,7,9,0/51,19,18,0/0,20,40,0/0,3,27,0/ acting=1 displayKinds=16704,10240,5120,0,9728 deckBlocks=2,1,5,3,1,3,1,1,1,1 workshopsLow=1024,4096,2104,0 workshopsHigh=16392,14416,4,0 houses=14 houseNumbers=12,59,31,0 people=1288,0,688,0/2,1792,48,0 goodRows=7,31,3,7 goods=1110/3110/1100/2010 berths=63 hasBonus=20,11,7,0",
      recorded: { match: "three-greedy", ply: 235 },
    },
    seat: 0,
    goal: [{ kind: "told", event: "extraCardEarned", with: { seat: 0, reason: "top" } }],
    par: 3,
  },
  {
    id: "four-materials",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 3,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=5 round=4 trick=2 doge=1 actor=2 hand=3,23,24,0,0/23,64,72,0,0/8,16,39,0,0/ kept=0,73,55,0 deck=10000110110001210121120211000001001010000100100100011100000101000010012011 deckSize=37 display=00001000101000000100021010010000100000010001000001000000011010100001001001 displaySize=20 discards=01210010001110002000301120101110010101001010011010100001100000001100120211 board=0000000310002010010200003332003100000000000000000000000001321300000003101100020102000200003300200000131000000 ship=19,12,5,0 personal=13,17,13,0 general=5550 bonus=3000//// points=3,8,8,0/4,0,2,0/3,1,3,0/5,0,2,0//3,14,3,0/2,0,1,0/18,28,5,0/ acting=2 displayKinds=1296,4804,8708,12304,9349 deckBlocks=3,6,9,3,2,3,3,2,4,2 workshopsLow=16640,4096,128,0 workshopsHigh=4,4112,3584,0 houses=2 houseNumbers=8,0,2,0 people=1152,512,2304,0/3328,0,128,0 goodRows=16,18,0,7 goods=0010/1010//0300 berths=449 hasBonus=0,0,1,0",
      recorded: { match: "three-random-tie", ply: 170 },
    },
    seat: 1,
    goal: [{ kind: "told", event: "bonusPlaced", with: { seat: 1, area: "workshops" } }],
    par: 3,
  },
  {
    id: "four-goods",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 4,
      options: { edition: "revised", selection: "simultaneous" },
      notation:
        "awaits=5 round=4 trick=3 doge=3 actor=3 hand=40,43,0,0,0/23,31,0,0,0/28,73,0,0,0/26,55,0,0,0 kept=57,34,54,8 deck=00000010202010101010001110000000000000001000000001000000000000100001000112 deckSize=20 display=01200000000000010000000000000000000001000000000000000000010000000010110100 displaySize=10 discards=10111110010101111211442330101101101110100101111110111001001111011100023111 board=4004300000130400030020403202322331341441231100000030023001114000010303232414311010002012330000342340400000020 ship=0,20,7,18 personal=10,13,5,14 general=3333 bonus=2300/3100/1000/3000/ points=1,6,13,7/22,12,14,11/6,6,18,2/6,2,7,1/7,5,5,0/26,6,19,3/0,10,10,10/0,29,11,20/35,20,55,0 acting=4 displayKinds=6,1,128,4096,2880 deckBlocks=1,6,4,1,0,1,1,1,2,3 workshopsLow=1024,0,2064,8201 workshopsHigh=0,21536,8708,128 houses=14 houseNumbers=30,34,15,13 people=896,8,17,1024/8,1280,672,2048 goodRows=11,9,15,9 goods=3000/0101/1120/1010 berths=8287 hasBonus=6,1,11,0",
      recorded: { match: "four-mixed-revised", ply: 242 },
    },
    terms: ["edition"],
    seat: 2,
    goal: [{ kind: "told", event: "bonusPlaced", with: { seat: 2, area: "trade" } }],
    par: 3,
  },
  {
    id: "twelve-in-trade",
    chapter: "craft",
    grade: 2,
    position: {
      seats: 4,
      options: { edition: "revised", selection: "simultaneous" },
      notation:
        "awaits=5 round=2 trick=4 doge=1 actor=3 hand=5,0,0,0,0/15,0,0,0,0/3,0,0,0,0/70,0,0,0,0 kept=0,0,16,72 deck=11100011202110112020332331010011011010011010100001100111101000101001001223 deckSize=60 display=00000100000000000000000010001000000101000001000010000000010001000010110000 displaySize=12 discards=00110010010001000201112100100100100000100100011100011000000110010100012010 board=4004000000100400000020400000022331300000000000000000000000110000000303032010311010000000300000002040400000020 ship=0,11,0,10 personal=19,21,18,21 general=3333 bonus=///3000/ points=1,2,0,7/5,2,12,0/4,0,0,0/0,1,7,0/0,1,1,0/11,0,9,0//0,19,0,9/0,0,20,0 acting=4 displayKinds=32,8704,8352,4104,834 deckBlocks=5,8,15,7,4,3,5,3,5,5 workshopsLow=1024,0,0,8201 workshopsHigh=0,16416,0,128 houses=5 houseNumbers=16,2,13,0 people=768,0,0,0/0,1024,672,0 goodRows=3,0,11,1 goods=2000//1020/1000 berths=8276 hasBonus=0,0,8,0",
      recorded: { match: "four-mixed-revised", ply: 121 },
    },
    terms: ["edition"],
    seat: 2,
    goal: [{ kind: "source", source: "trade", atLeast: 12 }],
    par: 3,
  },
];
