import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import MagicString from "magic-string";
import { runnerImport, Visitor } from "vite";

/**
 * For the states in a bundle: `s.hand[seat][action]` becomes `s.bytes[411 + (seat) * 9 + (action)]`. In the source every field is a
 * view of its own, and a table one for each row; V8 asks each of them anew where it lies and how long it is. One array is asked
 * once in a function (measured: a random decision takes 0.92 of the time).
 *
 * A state is a parameter of the type `State` in `games/GAME/`; where its fields lie says `LAYOUT` in `state.ts` there. Rows and fields
 * that are handed on stay views, on the same bytes.
 *
 * @returns {import("vite").Plugin}
 */
export function flatStates() {
  /** @type {Map<string, Promise<Places>>} */
  const layouts = new Map();
  return {
    name: "flat-states",
    enforce: "pre",
    transform: {
      filter: { id: /\/games\/[^/]+\/[^/]+\.ts$/ },
      async handler(code, id) {
        const file = join(dirname(id), "state.ts");
        if (!existsSync(file)) return null;
        const places = layouts.get(file) ?? placesIn(file);
        layouts.set(file, places);
        return flatten(code, this.parse(code, { lang: "ts" }), await places);
      },
    },
  };
}

/**
 * Where fields lie, by name, as a layout says it.
 *
 * @typedef {{ name: string, rows: number, columns: number, offset: number, width: 1 | 2 }} Place
 * @typedef {Map<string, Place>} Places
 */

/** Is it declared as a state? @returns {boolean} */
function isState(/** @type {import("vite").ESTree.BindingIdentifier} */ { typeAnnotation }) {
  const type = typeAnnotation?.typeAnnotation;
  return type?.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "State";
}

/**
 * @param {string} file
 * @returns {Promise<Places>}
 */
async function placesIn(file) {
  /** @type {{ module: { LAYOUT: { places: readonly Place[] } } }} */
  const { module } = await runnerImport(file, { configFile: false, envDir: false, logLevel: "warn" });
  return new Map(module.LAYOUT.places.map((place) => [place.name, place]));
}

/**
 * @param {string} code
 * @param {import("vite").ESTree.Program} program
 * @param {Places} places
 */
function flatten(code, program, places) {
  const text = new MagicString(code);
  /** The names of states, in one function inside the other. */
  const scopes = [/** @type {ReadonlySet<string>} */ (new Set())];
  /** Rows that are written together with what is read of them. */
  const written = new Set();

  /** What is declared here must not have the name of a state. */
  const mustNotHide = (/** @type {import("vite").ESTree.Node} */ { start, end }) => {
    const words = new Set(code.slice(start, end).match(/\w+/g));
    for (const name of scopes.at(-1) ?? []) {
      if (words.has(name)) throw new Error(`a declaration hides the state "${name}"`);
    }
  };

  const enter = (/** @type {{ params: readonly import("vite").ESTree.ParamPattern[] }} */ { params }) => {
    const names = new Set(scopes.at(-1));
    for (const param of params) {
      if (param.type !== "Identifier") mustNotHide(param);
      else if (isState(param)) names.add(param.name);
      else names.delete(param.name);
    }
    scopes.push(names);
  };
  const leave = () => void scopes.pop();

  /** The place of the field in `s.field`. @returns {Place | undefined} */
  const fieldIn = (/** @type {import("vite").ESTree.Expression} */ node) => {
    if (node.type !== "MemberExpression" || node.computed || node.object.type !== "Identifier") return undefined;
    const isField = scopes.at(-1)?.has(node.object.name) && node.property.type === "Identifier";
    return isField ? places.get(node.property.name) : undefined;
  };

  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    VariableDeclarator: ({ id }) => mustNotHide(id),
    MemberExpression(node) {
      if (!node.computed || written.has(node)) return;
      const { object } = node;
      const row = object.type === "MemberExpression" && object.computed ? object : undefined;
      const place = fieldIn(row?.object ?? object);
      if (place === undefined || place.rows > 0 !== (row !== undefined)) return;
      if (row !== undefined) written.add(row);
      const state = /^\w+/.exec(code.slice(node.start))?.[0];
      const array = place.width === 1 ? "bytes" : "words";
      const first = (row ?? node).property;
      text.update(node.start, first.start, `${state}.${array}[${place.offset / place.width} + (`);
      if (row !== undefined) text.update(first.end, node.property.start, `) * ${place.columns} + (`);
      text.update(node.property.end, node.end, ")]");
    },
  }).visit(program);
  return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: "boundary" }) } : null;
}
