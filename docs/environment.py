"""Plays random matches of Calimala: python3 docs/environment.py [MATCHES], where `npm run -s fiorino` works."""
import json, random, struct, subprocess, sys

MATCHES = int(sys.argv[1]) if len(sys.argv) > 1 else 16
LEAVE, OVER = 65535, 255
SIZES = {"i4": 4, "i2": 2, "u1": 1}
served = subprocess.Popen(["npm", "run", "-s", "fiorino", "--", "serve-env", "calimala"],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def ask(letter, body):
    served.stdin.write(struct.pack("<I", 1 + len(body)) + letter + body)
    served.stdin.flush()
    (length,) = struct.unpack("<I", served.stdout.read(4))
    answer = served.stdout.read(length)
    assert answer[:1] != b"r", answer[1:].decode()
    return answer[1:]


wish = {"seats": 4, "matches": MATCHES, "seed": 1, "observe": True}
told = json.loads(ask(b"o", json.dumps(wish).encode()))
source, steps, entries = random.Random(1), 0, [LEAVE] * MATCHES
while True:
    answer, at, arrays = ask(b"s", struct.pack(f"<{MATCHES}H", *entries)), 0, {}
    for array in told["arrays"]:
        size = SIZES[array["type"]] * array["width"]
        arrays[array["name"]] = [answer[at + i * size : at + (i + 1) * size] for i in range(MATCHES)]
        at += size * MATCHES
    entries = [LEAVE] * MATCHES
    for i in range(MATCHES):
        if arrays["acts"][i][0] != OVER:
            legal = int.from_bytes(arrays["legal"][i], "little")
            entries[i] = source.choice([move for move in range(legal.bit_length()) if legal >> move & 1])
            steps += 1
    if all(entry == LEAVE for entry in entries):
        break
for ranks, points in zip(arrays["ranks"], arrays["points"]):
    print(list(ranks), struct.unpack(f"<{told['seats']}h", points))
print(f"{steps} decisions in {MATCHES} matches.")
