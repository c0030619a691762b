import { compileMessage } from "@lingui/message-utils/compileMessage";

const CATALOG = /\/locale\/\w+\.json$/;

/**
 * Compiles the ICU messages of every imported `locale/*.json`, so that the browser needs no parser for them. The result
 * is JSON again, which Vite takes further as it would have taken the file.
 *
 * @returns {import("vite").Plugin}
 */
export function compileCatalogs() {
  return {
    name: "compile-catalogs",
    enforce: "pre",
    transform: {
      filter: { id: CATALOG },
      handler: (text) => ({ code: JSON.stringify(compileCatalog(JSON.parse(text))), map: null }),
    },
  };
}

function compileCatalog(/** @type {Record<string, string>} */ messages) {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]));
}
