import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import MagicString from "magic-string";
import { runnerImport, Visitor } from "vite";

/** A game's rules at any depth: what its folder holds, but for pictures, the rules once more and tests. */
const RULES = /^(.*\/games\/[^/]+)\/(?!ui\/|naive\/).+(?<!\.test)\.ts$/;
const gameOf = (/** @type {string} */ file) => RULES.exec(file)?.[1];

/**
 * For the states in a bundle: `s.hand[seat][action]` becomes `s.bytes[411 + (seat) * 9 + (action)]`. In the source every field is a
 * view of its own, and a table one for each row; V8 loads the address and length of each anew. For one array it does so
 * once in a function (measured: a random decision takes 0.92 of the time).
 *
 * A state is a parameter of the type `State` in the rules of a game; where its fields lie says the `LAYOUT` of the game's only
 * `state.ts`, at any depth. Rows and fields that are handed on stay views, on the same bytes. A game without a layout, or without
 * one access that was rewritten, fails the build.
 *
 * @param {Map<string, Accesses>} [accesses] filled with what was rewritten, by file
 * @returns {import("vite").Plugin}
 */
export function flatStates(accesses = new Map()) {
  /** @type {Map<string, Promise<Places>>} */
  const layouts = new Map();
  return {
    name: "flat-states",
    enforce: "pre",
    transform: {
      filter: { id: RULES },
      async handler(code, id) {
        const game = gameOf(id) ?? "";
        const places = layouts.get(game) ?? placesIn(game);
        layouts.set(game, places);
        const flat = flatten(code, this.parse(code, { lang: "ts" }), await places);
        accesses.set(id, flat.accesses);
        return flat.result;
      },
    },
    buildEnd(error) {
      if (error !== undefined) return;
      for (const game of layouts.keys()) {
        const isFlat = [...accesses].some(([file, { rewritten }]) => gameOf(file) === game && rewritten > 0);
        if (!isFlat) throw new Error(`no access to a state of ${game} was rewritten`);
      }
    },
  };
}

/**
 * Where fields lie, by name, as a layout says it; what became of accesses by such names in a file: those that were rewritten, rows
 * that are handed on, and the texts of objects that were not taken for states.
 *
 * @typedef {{ name: string, rows: number, columns: number, offset: number, width: 1 | 2 }} Place
 * @typedef {Map<string, Place>} Places
 * @typedef {{ rewritten: number, rows: number, others: string[] }} Accesses
 */

/** Whether a parameter has the type `State`. @returns {boolean} */
function isState(/** @type {import("vite").ESTree.BindingIdentifier} */ { typeAnnotation }) {
  const type = typeAnnotation?.typeAnnotation;
  return type?.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "State";
}

/** The layout of a game. */
async function placesIn(/** @type {string} */ game) {
  const [file, ...more] = readdirSync(game, { recursive: true, encoding: "utf8" })
    .filter((each) => basename(each) === "state.ts" && gameOf(join(game, each)) === game)
    .map((each) => join(game, each));
  if (file === undefined || more.length > 0)
    throw new Error(`${game} needs exactly one state.ts outside ui/ and naive/`);
  /** @type {{ module: { LAYOUT?: { places: readonly Place[] } } }} */
  const { module } = await runnerImport(file, { configFile: false, envDir: false, logLevel: "warn" });
  if (module.LAYOUT === undefined) throw new Error(`${file} exports no LAYOUT`);
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
  /** @type {Accesses} */
  const accesses = { rewritten: 0, rows: 0, others: [] };

  /** A declaration must not shadow the name of a state. */
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

  /**
   * The place of the field in `s.field`; of others that have a field of that name, only their text is kept. @returns
   * {Place | undefined}
   */
  const fieldIn = (/** @type {import("vite").ESTree.Expression} */ node) => {
    if (node.type !== "MemberExpression" || node.computed || node.property.type !== "Identifier") return undefined;
    const place = places.get(node.property.name);
    const { object } = node;
    if (object.type === "Identifier" && scopes.at(-1)?.has(object.name)) return place;
    if (place !== undefined) accesses.others.push(code.slice(object.start, object.end));
    return undefined;
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
      if (row !== undefined) written.add(row);
      const place = fieldIn(row?.object ?? object);
      if (place === undefined) return;
      if (place.rows > 0 !== (row !== undefined)) return void accesses.rows++;
      accesses.rewritten++;
      const state = /^\w+/.exec(code.slice(node.start))?.[0];
      const array = place.width === 1 ? "bytes" : "words";
      const first = (row ?? node).property;
      text.update(node.start, first.start, `${state}.${array}[${place.offset / place.width} + (`);
      if (row !== undefined) text.update(first.end, node.property.start, `) * ${place.columns} + (`);
      text.update(node.property.end, node.end, ")]");
    },
  }).visit(program);
  const result = text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: "boundary" }) } : null;
  return { result, accesses };
}
