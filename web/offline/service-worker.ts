declare const self: ServiceWorkerGlobalScope;
declare const __FIORINO_BUILD__: string;

/**
 * Lets the app start while the server is away, and never shows an old page while the server is up: the page itself
 * always comes over the network first. Only files with a hash of their contents in the name are served from the cache
 * first.
 */
const CACHE = `fiorino-${__FIORINO_BUILD__}`;
const PAGE = "/";
const FILES = "/files.json";
const OWN_FILES = /^\/(assets\/.+|before\.js|manifest\.webmanifest|icon[\w-]*\.(svg|png))$/;
const LINKED = /(?:src|href)="(\/assets\/[^"]+)"/g;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    forgetOthers()
      .then(() => self.clients.claim())
      .then(keepRest),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(hashed(request));
  else if (OWN_FILES.test(pathname)) event.respondWith(freshest(request, pathname));
});

/** Caches the page and its files. A failed download is retried at the next visit. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const answer = await fetch(PAGE, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`no page to keep: ${answer.status}`);
  const text = await answer.clone().text();
  await cache.put(PAGE, answer);
  await cache.addAll(["/before.js", ...[...text.matchAll(LINKED)].map(([, path = PAGE]) => path)]);
}

/**
 * Every other file of the build, so that all games can be begun without a network. One that fails is fetched when it is
 * used; nobody waits for them.
 */
async function keepRest(): Promise<void> {
  const cache = await caches.open(CACHE);
  const answer = await fetch(FILES, { cache: "no-cache" });
  const paths = (await answer.json()) as readonly string[];
  for (const path of paths) if ((await cache.match(path)) === undefined) await cache.add(path).catch(() => undefined);
}

/** The caches of other builds. */
async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await kept(PAGE)) ?? Response.error();
  }
}

async function hashed(request: Request): Promise<Response> {
  return (await kept(request)) ?? keep(request, await fetch(request));
}

async function freshest(request: Request, path: string): Promise<Response> {
  try {
    return await keep(path, await fetch(request));
  } catch {
    return (await kept(path)) ?? Response.error();
  }
}

async function kept(key: Request | string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(key);
}

async function keep(key: Request | string, answer: Response): Promise<Response> {
  if (answer.ok) await (await caches.open(CACHE)).put(key, answer.clone());
  return answer;
}
