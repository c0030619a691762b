/** Paragraphs are numbered in bold; worked examples are the items of a list. */
export function paragraphsOf(rules: string): ReadonlySet<string> {
  const bold = [...rules.matchAll(/\*\*(\d+\.\d+)\b/g)].map(([, number = ""]) => number);
  const items = rules.split(/^## /m).flatMap((section) => {
    const [heading = ""] = section.split(" ");
    return [...section.matchAll(/^(\d+)\. /gm)].map(([, item]) => `${heading}.${item}`);
  });
  return new Set([...bold, ...items]);
}
