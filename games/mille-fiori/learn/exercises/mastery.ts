import type { Exercise } from "#engine";

export const MASTERY: readonly Exercise[] = [
  {
    id: "two-bonuses",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 2,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=5 round=8 trick=1 doge=1 actor=1 hand=32,55,70,71,0/5,6,25,54,0// kept=41,11,0,0 deck=00100001000000000000001120001110000010000000000000000000000000000010100100 deckSize=13 display=01000020001010120010210210010000010100010001001010111000011011111101000221 displaySize=39 discards=10210000210101102211233101100000101001100110110101000001100100000000022012 board=2010210110200010020100220021001211120000000000000000000000220100001101221100000000010002201000101000021221000 ship=15,20,0,0 personal=1,7,0,0 general=5500 bonus=/1000/// points=12,10,0,0/22,8,0,0/2,4,0,0/13,3,0,0/1,3,0,0/3,4,0,0/3,6,0,0/26,26,0,0/ acting=1 displayKinds=21570,4969,8744,12522,14527 deckBlocks=2,0,2,5,1,0,0,0,3,0 workshopsLow=16804,1041,0,0 workshopsHigh=4112,2436,0,0 houses=6 houseNumbers=23,8,0,0 people=2048,768,0,0/3248,768,0,0 goodRows=16,12,8,0 goods=1000/1100/0100/ berths=3973 hasBonus=2,0,0,0",
      recorded: { match: "two-random", ply: 214 },
    },
    seat: 0,
    goal: [{ kind: "told", event: "bonusPlaced", with: { seat: 0 }, times: 2 }],
    par: 3,
  },
  {
    id: "triple-at-last",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 2,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=5 round=7 trick=1 doge=1 actor=2 hand=3,10,30,62,0/15,26,35,52,0// kept=0,21,0,0 deck=00010100000000001010102100001000010000011000101001100010100000110000021101 deckSize=25 display=10200011201111101111010000010010000010100000000010001000000000001010111211 displaySize=32 discards=01001010001000020100232340100001100101000111010100000101011110000101001021 board=0011100100010000000000000000001212212222222100000000002000210000010201122012110202010000000000111200000000000 ship=20,6,0,0 personal=2,4,0,0 general=5500 bonus=1000/2000//2100/1000 points=17,0,0,0/13,109,0,0/2,7,0,0/9,6,0,0/3,3,0,0/8,13,0,0/30,0,0,0/34,13,0,0/ acting=2 displayKinds=32197,4190,321,136,16208 deckBlocks=2,0,6,1,2,3,3,3,4,1 workshopsLow=2204,0,0,0 houses=14 houseNumbers=14,63,0,0 people=512,272,0,0/392,1568,0,0 goodRows=1,7,1,3 goods=1000/1200/1000/1100 berths=15 hasBonus=25,10,0,0",
      recorded: { match: "two-greedy", ply: 190 },
    },
    seat: 1,
    goal: [{ kind: "told", event: "extraCardEarned", with: { seat: 1, reason: "triple" } }],
    par: 3,
  },
  {
    id: "fleet-in-two-steps",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 3,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=5 round=4 trick=1 doge=2 actor=2 hand=8,63,70,71,0/12,39,45,70,0/20,23,24,34,0/ kept=22,16,31,0 deck=11201000101000011220101120100100100000001101001100010100000011010101100111 deckSize=37 display=00100010101000100000010010001000000000000010000000000000000000000010011112 displaySize=16 discards=00010110010011101000322211010001001111010000010011101011111100001000001110 board=0003330000132000001000000020002312222333000000000000010303131000000300222032111100210003000100230000000000000 ship=0,4,5,0 personal=11,10,8,0 general=5550 bonus=/2300/3100/2000/1000 points=2,2,12,0/3,35,20,0/7,0,7,0/0,5,6,0/2,2,2,0/39,17,15,0//0,3,2,0/ acting=2 displayKinds=17732,8768,4096,0,15936 deckBlocks=5,3,8,4,1,5,2,3,4,2 workshopsLow=1024,4096,2104,0 workshopsHigh=8,2048,0,0 houses=10 houseNumbers=4,27,29,0 people=1288,0,672,0/0,1792,32,0 goodRows=7,31,1,1 goods=1110/3110/1000/1000 berths=3 hasBonus=20,10,6,0",
      recorded: { match: "three-greedy", ply: 170 },
    },
    seat: 1,
    goal: [{ kind: "source", source: "harbor", atLeast: 20 }],
    par: 3,
  },
  {
    id: "three-extra-cards",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 3,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=4 round=5 trick=1 doge=3 hand=11,18,62,68,0/47,52,61,74,0/1,3,16,24,72/ kept=23,2,0,0 deck=00101000100000001120100020000100100000000101000100000100000000010000100010 deckSize=19 display=00000010100000100000000000101000010000001010000000000000000000000100031012 displaySize=16 discards=00110111011111111001343321010011001111110000110011101011111100101010002210 board=0003330000132000031202000022212312222333231100000000010303131001003300222032111121210003000100232300000000000 ship=0,7,13,0 personal=6,2,3,0 general=5550 bonus=2300/2300/3100/2000/1000 points=3,28,17,0/13,45,22,0/7,0,7,0/12,5,9,0/2,7,8,0/45,19,15,0/0,20,10,0/0,3,17,0/ acting=4 displayKinds=16704,10240,5128,0,13856 deckBlocks=2,1,5,3,1,3,1,1,1,1 workshopsLow=1024,4096,2104,0 workshopsHigh=16392,14416,4,0 houses=14 houseNumbers=12,59,31,0 people=1288,0,672,0/2,1792,48,0 goodRows=7,31,3,3 goods=1110/3110/1100/2000 berths=15 hasBonus=20,11,7,0",
      othersChose: true,
      recorded: { match: "three-greedy", ply: 227 },
    },
    seat: 2,
    goal: [{ kind: "told", event: "extraCardEarned", with: { seat: 2 }, times: 3 }],
    par: 6,
  },
  {
    id: "last-diamond",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 2,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=5 round=7 trick=3 doge=1 actor=2 ending=1 hand=10,62,0,0,0/26,35,0,0,0// kept=0,52,0,0 deck=00010100000000001010102100001000010000011000101001100010100000110000021101 deckSize=25 display=10200001201111101111010000010010000010100000000010001000000000001010111210 displaySize=30 discards=01101020001000120100332340100101100101000111010100000101011110000101001022 board=0011100100210000011000000000001212212222222100000000002000210000010201122012110202010000000000111220000000000 ship=20,13,0,0 personal=0,2,0,0 general=5500 bonus=1000/2000//2100/1000 points=28,1,0,0/13,109,0,0/2,7,0,0/9,6,0,0/3,3,0,0/8,13,0,0/30,0,0,0/34,33,0,0/ acting=2 displayKinds=32133,4190,321,136,8016 deckBlocks=2,0,6,1,2,3,3,3,4,1 workshopsLow=2204,1024,0,0 workshopsHigh=12,0,0,0 houses=14 houseNumbers=14,63,0,0 people=512,272,0,0/392,1568,0,0 goodRows=1,7,1,3 goods=1000/1200/1000/1100 berths=31 hasBonus=25,10,0,0",
      recorded: { match: "two-greedy", ply: 204 },
    },
    seat: 1,
    goal: [{ kind: "equal", path: "mats.1.personal", to: 0 }],
    par: 5,
  },
  {
    id: "sixty-points",
    chapter: "mastery",
    grade: 3,
    position: {
      seats: 2,
      options: { edition: "revised", selection: "simultaneous" },
      notation:
        "awaits=4 round=8 trick=2 doge=2 hand=3,19,41,0,0/11,21,49,52,0// kept=43,0,0,0 deck=00000000000000102000112000000000000100000000010001000010010010000100110121 deckSize=20 display=01000120000100110010210421010000011000110001001100001100100100000000002000 displaySize=32 discards=10211001211011010201022020101111100011000100100000100001001001111011021212 board=1001102101200110020100010001112222000000000000000000000121021200000002200200200200020000012022010010210201210 ship=20,20,0,0 personal=5,3,0,0 general=3300 bonus=1000/2000///2000 points=31,4,0,0/0,31,0,0/5,5,0,0/0,4,0,0/2,2,0,0/3,13,0,0//24,23,0,0/20,40,0,0 acting=2 displayKinds=18530,5993,8984,18822,1024 deckBlocks=0,1,6,0,1,1,2,2,4,3 workshopsLow=25241,1088,0,0 workshopsHigh=28944,4,0,0 houses=4 houseNumbers=0,30,0,0 people=1184,2624,0,0/0,2432,0,0 goodRows=16,6,17,24 goods=0100/0200/0200/1100 berths=15058 hasBonus=1,18,0,0",
      othersChose: true,
      recorded: { match: "two-random-revised-bonus-missed", ply: 211 },
    },
    terms: ["edition"],
    seat: 1,
    goal: [{ kind: "points", atLeast: 60 }],
    par: 6,
  },
];
