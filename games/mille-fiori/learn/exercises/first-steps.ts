import type { Exercise } from "#engine";

export const FIRST_STEPS: readonly Exercise[] = [
  {
    id: "group-on-pigment",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 4,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=5 round=4 trick=1 doge=3 actor=1 hand=3,22,66,71,0/10,11,27,63,0/7,18,24,25,0/25,30,40,58,0 kept=19,26,0,0 deck=00000000000000100001011000000010000000100000100001000001000000010000000111 deckSize=13 display=10000001100000001100200000000000000000000000011000000000000101000000022100 displaySize=16 discards=01211110101111121010223320011001111111001111000110111110101010001011110122 board=4001400141120024032000001300001221211111440000000001001230313103003404344022234402300420000000231223000000000 ship=4,20,13,0 personal=6,9,11,11 general=5555 bonus=/1000/1300/4300/2000 points=8,5,5,8/51,12,0,22/13,3,7,0/0,0,14,7/7,3,10,8/0,22,13,15/3,9,6,0/3,21,31,0/ acting=1 displayKinds=385,38,0,16387,3586 deckBlocks=0,1,3,1,1,1,2,1,1,2 workshopsLow=1672,18432,0,273 workshopsHigh=512,8,1028,1 houses=12 houseNumbers=31,13,0,34 people=2578,32,1344,0/0,0,274,1696 goodRows=15,3,1,7 goods=0211/0101/0100/0111 berths=63 hasBonus=6,16,12,8",
      recorded: { match: "four-greedy", ply: 235 },
    },
    seat: 0,
    goal: [{ kind: "source", source: "workshops", atLeast: 8 }],
    limit: 1,
    par: 1,
  },
  {
    id: "ten-by-sailing",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 4,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=5 round=4 trick=3 doge=3 actor=1 hand=18,25,0,0,0/30,40,0,0,0/3,71,0,0,0/11,27,0,0,0 kept=7,58,0,0 deck=00000000000000100001011000000010000000100000100001000001000000010000000111 deckSize=13 display=10000000000000001100100000000000000000000000011000000000000000000000022000 displaySize=10 discards=01211111211111121020333431011001111111001111000110111110101111101111110222 board=4211400141120024432000001300001221211111444412000001201230313103003404344022234422303420330000231223300000000 ship=4,20,20,0 personal=3,3,7,7 general=5555 bonus=1200/1420/1300/4300/2000 points=16,6,5,12/56,22,0,56/13,9,7,0/0,0,14,7/9,6,14,8/0,44,32,19/3,9,6,0/3,21,41,0/ acting=1 displayKinds=1,38,0,3,1536 deckBlocks=0,1,3,1,1,1,2,1,1,2 workshopsLow=1676,18434,0,273 workshopsHigh=512,8,1028,3 houses=16 houseNumbers=31,45,0,46 people=2578,36,1344,0/0,0,274,1696 goodRows=15,3,15,15 goods=0211/0101/0220/0121 berths=127 hasBonus=7,19,12,10",
      recorded: { match: "four-greedy", ply: 265 },
    },
    seat: 0,
    goal: [{ kind: "source", source: "sea", atLeast: 10 }],
    limit: 1,
    par: 1,
  },
  {
    id: "own-symbol",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 3,
      options: { edition: "revised", selection: "simultaneous" },
      notation:
        "awaits=5 round=1 trick=3 doge=3 actor=1 hand=1,11,0,0,0/19,73,0,0,0/10,49,0,0,0/ kept=34,24,0,0 deck=01211121201011222211433340111111001110111111111101111111111111011111033312 deckSize=90 display=00000000000100000000010000000000000001000000000000000000000000000000000000 displaySize=3 discards=00100000000000000000001001000000100000000000000000000000000000100000100011 board=0000000000000000000000000000002000000000000000000000000000120000000000000000030010000000000000330000000000000 ship=0,0,12,0 personal=25,25,24,0 general=3330 points=/0,2,0,0/2,2,0,0///1,0,1,0//0,0,13,0/ acting=1 displayKinds=2048,64,128,0,0 deckBlocks=9,9,19,10,5,8,7,7,13,3 houses=1 houseNumbers=0,2,0,0 people=256,512,0,0/ goodRows=0,0,2,1 goods=//1000/0010 berths=3",
      recorded: { match: "three-greedy-revised", ply: 40 },
    },
    terms: ["edition"],
    seat: 0,
    goal: [{ kind: "source", source: "nobili", atLeast: 6 }],
    limit: 1,
    par: 1,
  },
  {
    id: "three-numbers",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 2,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=4 round=2 trick=1 doge=2 hand=1,9,27,46,0/5,11,22,33,73// kept=24,0,0,0 deck=01310111111111222220332331011110011010111111101101111111100011111111123323 deckSize=85 display=00000010000000000001000000000001000101000000000010000000010000000000010000 displaySize=8 discards=00000000000000000000102010000000000000000000000000000000001100000000000000 board=0000000000000000000000000000001212000000000000000000000000000000000000000002100000000000000000000000000000000 personal=22,22,0,0 general=5500 points=/5,9,0,0////1,1,0,0/// acting=2 displayKinds=64,16,162,4104,512 deckBlocks=8,10,17,8,5,7,7,5,13,5 houses=4 houseNumbers=6,24,0,0 goodRows=0,1,1,0 goods=/0100/1000/",
      othersChose: true,
      recorded: { match: "two-greedy", ply: 41 },
    },
    seat: 1,
    goal: [{ kind: "told", event: "extraCardEarned", with: { seat: 1, reason: "threeHouses" } }],
    par: 2,
  },
  {
    id: "third-ship",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 2,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=5 round=4 trick=1 doge=2 actor=1 hand=11,13,15,21,0/18,18,24,74,0// kept=74,0,0,0 deck=01210111110000121010222221011100011010111011101001111011100011111011121221 deckSize=61 display=10101010101101001011000000000010000001000000000010000000000000000000011100 displaySize=17 discards=00000000000000000000122120100001100100000100010100000100011100000100001010 board=0000000000000000000000000000001212212200000000000000002000210000000200022012110200000000000000110000000000000 ship=8,0,0,0 personal=16,11,0,0 general=5500 bonus=/2000//2000/ points=/9,22,0,0/2,7,0,0/0,6,0,0/1,3,0,0/3,5,0,0//14,0,0,0/ acting=1 displayKinds=11605,26,129,8,3584 deckBlocks=7,5,10,6,5,5,6,5,9,3 houses=8 houseNumbers=14,31,0,0 people=512,272,0,0/0,1568,0,0 goodRows=1,3,1,1 goods=1000/0200/1000/1000 berths=3 hasBonus=0,10,0,0",
      recorded: { match: "two-greedy", ply: 103 },
    },
    seat: 0,
    goal: [{ kind: "source", source: "harbor", atLeast: 20 }],
    limit: 1,
    par: 1,
  },
  {
    id: "fill-a-triple",
    chapter: "first-steps",
    grade: 1,
    position: {
      seats: 4,
      options: { edition: "first", selection: "simultaneous" },
      notation:
        "awaits=5 round=4 trick=4 doge=3 actor=4 hand=27,0,0,0,0/18,0,0,0,0/30,0,0,0,0/71,0,0,0,0 kept=11,25,0,3 deck=00000000000000100001011000000010000000100000100001000001000000010000000111 deckSize=13 display=10000000000000001100100000000000000000000000011000000000000000000000022000 displaySize=10 discards=01211121211111121020333431011001111111011111000110111110111111101111110222 board=4211400141120024432000001300001221211111444412000001201230313103033404344022234422323420330000231223300000000 ship=6,20,20,0 personal=3,2,6,7 general=5555 bonus=1200/1420/1300/4300/2000 points=16,6,5,12/56,22,0,56/13,9,7,0/0,0,17,7/9,6,15,9/0,50,32,22/3,9,6,0/13,21,41,0/ acting=8 displayKinds=1,38,0,3,1536 deckBlocks=0,1,3,1,1,1,2,1,1,2 workshopsLow=1676,18434,0,273 workshopsHigh=512,8,1028,3 houses=16 houseNumbers=31,45,0,46 people=2578,36,1344,0/0,0,282,1696 goodRows=15,7,15,15 goods=0211/0201/0220/0121 berths=127 hasBonus=7,19,12,10",
      recorded: { match: "four-greedy", ply: 273 },
    },
    seat: 3,
    goal: [{ kind: "told", event: "extraCardEarned", with: { seat: 3, reason: "triple" } }],
    limit: 1,
    par: 1,
  },
];
