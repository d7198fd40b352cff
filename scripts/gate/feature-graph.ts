import { cruise } from './cruise.ts'

const TEST = /\.(test|contract)\.tsx?$|\/testing\//

/** The features a feature needs at run time, each with one import as evidence. */
export type FeatureGraph = Map<string, Map<string, string>>

/** Reads the imports below `src/features` of a project; test imports and type-only imports do not count. */
export function readFeatureGraph(root: string): FeatureGraph {
  const { modules } = cruise(root, 'src/features', '--include-only', '^src/features/')
  const graph: FeatureGraph = new Map()
  for (const { source, dependencies } of modules) {
    const from = featureOf(source)
    if (from === null || TEST.test(source)) continue
    const needed = graph.get(from) ?? new Map<string, string>()
    graph.set(from, needed)
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = featureOf(resolved)
      if (to === null || to === from || dependencyTypes.includes('type-only') || needed.has(to)) continue
      needed.set(to, `${source} imports ${resolved}`)
    }
  }
  return graph
}

function featureOf(path: string): string | null {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null
}

/** A cycle of features that need each other, from one of them back to itself; null if there is none. */
export function findCycle(graph: FeatureGraph): string[] | null {
  const done = new Set<string>()
  const walk = (feature: string, path: readonly string[]): string[] | null => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature]
    if (done.has(feature)) return null
    for (const next of graph.get(feature)?.keys() ?? []) {
      const cycle = walk(next, [...path, feature])
      if (cycle) return cycle
    }
    done.add(feature)
    return null
  }
  for (const feature of graph.keys()) {
    const cycle = walk(feature, [])
    if (cycle) return cycle
  }
  return null
}

export function drawFeatures(graph: FeatureGraph): string {
  const arrows = [...graph].flatMap(([from, needed]) => [...needed.keys()].map((to) => `  ${from} --> ${to}`))
  const alone = [...graph.keys()].map((feature) => `  ${feature}`)
  return ['graph TD', ...alone.sort(), ...arrows.sort()].join('\n')
}
