import { expect, test } from "vitest";
import { checkHost, type Host } from "./host.ts";
import { chooseRunAs } from "./run-as.ts";

const USER: Host = {
  platform: "linux",
  arch: "x64",
  hasGlibc: true,
  uid: 1000,
  hasPasswdEntry: true,
  capabilities: 0n,
  setpriv: "/usr/bin/setpriv",
  chosen: undefined,
  fiorino: undefined,
  nobody: { uid: 65534, gid: 65534 },
};
const ROOT: Host = { ...USER, uid: 0, capabilities: 0x1ffffffffffn };
const MAC: Host = { ...USER, platform: "darwin", arch: "arm64", hasGlibc: false, setpriv: undefined };

test.each([
  ["a user", USER],
  ["a user without setpriv", { ...USER, setpriv: undefined }],
  ["root", ROOT],
  ["a user of macOS", MAC],
])("%s can run it", (_, host) => {
  expect(() => checkHost(host)).not.toThrow();
});

test.each([
  ["Windows", { ...USER, platform: "win32" }, "win32-x64"],
  ["an unknown processor", { ...USER, arch: "riscv64" }, "linux-riscv64"],
  ["musl", { ...USER, hasGlibc: false }, "musl"],
  ["a number without a name", { ...USER, hasPasswdEntry: false }, "user 1000 has no passwd entry"],
  ["root of macOS", { ...MAC, uid: 0 }, "must not run as root"],
  ["root without SETUID and SETGID", { ...ROOT, capabilities: 0x1ffffffffffn & ~0xc0n }, "CAP_SETGID, CAP_SETUID"],
  ["root without setpriv", { ...ROOT, setpriv: undefined }, "setpriv"],
  ["root without fiorino and nobody", { ...ROOT, nobody: undefined }, "the user fiorino or nobody"],
  ["root and a user that is none", { ...ROOT, chosen: { name: "lapo", account: undefined } }, "POSTGRES_USER lapo"],
  ["root and root", { ...ROOT, chosen: { name: "root", account: { uid: 0, gid: 0 } } }, "must not be"],
])("%s gets one sentence with the cause and DATABASE_URL", (_, host, cause) => {
  expect(() => checkHost(host)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(new RegExp(`^[^\\n]*${cause}[^\\n]*DATABASE_URL[^\\n]*\\.$`)),
    }),
  );
});

test("root hands it to the user it is told, else to fiorino, else to nobody, whom others may be, too", () => {
  const [lapo, fiorino] = [
    { uid: 1007, gid: 1008 },
    { uid: 999, gid: 998 },
  ];
  expect(chooseRunAs({ ...ROOT, fiorino, chosen: { name: "lapo", account: lapo } })).toMatchObject({
    account: lapo,
    isShared: false,
  });
  expect(chooseRunAs({ ...ROOT, fiorino })).toMatchObject({
    ...{ account: fiorino, isShared: false },
    prefix: expect.arrayContaining(["--reuid=999", "--regid=998"]),
  });
  expect(chooseRunAs(ROOT)).toMatchObject({ account: ROOT.nobody, isShared: true });
  const nobody = { name: "nobody", account: ROOT.nobody };
  expect(chooseRunAs({ ...ROOT, fiorino, chosen: nobody })).toMatchObject({ account: ROOT.nobody, isShared: true });
});

test("root hands it to nobody, a user keeps it, and both tie it to their own life", () => {
  expect(chooseRunAs(ROOT)).toMatchObject({ account: ROOT.nobody, prefix: expect.arrayContaining(["--reuid=65534"]) });
  expect(chooseRunAs(USER)).toMatchObject({ account: { uid: 1000 }, prefix: ["/usr/bin/setpriv", "--pdeathsig=INT"] });
  expect(chooseRunAs(MAC).prefix).toEqual([]);
});
