// Prints what the page calls places. Arguments: the package's folder, and a file of { texts: language -> Fluent text, grounds: [{ goals, grid, cells }] }.
import fs from 'node:fs';

const [folder, file] = process.argv.slice(2);
const { placeOf } = await import(`${folder}/web/places.js`);
const { FluentBundle, FluentResource } = await import(`${folder}/web/vendor/fluent/index.js`);
const { texts, grounds } = JSON.parse(fs.readFileSync(file, 'utf8'));
const bundles = Object.entries(texts).map(([language, text]) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return [language, bundle];
});
const text = (bundle, part, facts) => bundle.formatPattern(bundle.getMessage(`place-${part}`).value, facts);
const worded = (bundle, parts) => parts.map(([part, facts]) => text(bundle, part, facts.count ? { ...facts, cards: text(bundle, 'cards', facts) } : facts)).join(', ');
const told = grounds.map(({ cells, ...ground }) => cells.map((cell) => {
  const parts = placeOf(cell, ground);
  return { parts, words: Object.fromEntries(bundles.map(([language, bundle]) => [language, worded(bundle, parts)])) };
}));
process.stdout.write(JSON.stringify(told));
