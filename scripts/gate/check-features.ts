import { drawFeatures, findCycle, readFeatureGraph } from './feature-graph.ts'

// Part of the gate; run by hand to draw the graph: npm run features
const graph = readFeatureGraph(process.cwd())
if (graph.size === 0) {
  console.error('No features found: run this where src/features is.')
  process.exit(1)
}
if (process.argv.includes('--draw')) console.log(drawFeatures(graph))
const cycle = findCycle(graph)
if (cycle) {
  console.error(`Features import each other in a cycle: ${cycle.join(' → ')}`)
  for (const [index, feature] of cycle.slice(0, -1).entries())
    console.error(`  ${graph.get(feature)?.get(cycle[index + 1] ?? '')}`)
  process.exit(1)
}
const imports = [...graph.values()].reduce((sum, needed) => sum + needed.size, 0)
console.log(`No cycle among ${graph.size} features and ${imports} arrows between them`)
