import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const SERVER_ONLY = [
  /\/src\/features\/[^/]+\/server\//,
  /\/src\/platform\//,
  /^node:/,
  /\/node_modules\/zod\//,
]

/** Fails the build when server code or zod reaches the browser graph: a leak must never wait for a visitor. */
function refuseServerCodeInBrowser(): Plugin {
  return {
    name: 'refuse-server-code-in-browser',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const modules = [...Object.keys(chunk.modules), ...chunk.imports]
        const leak = modules.find((id) => SERVER_ONLY.some((pattern) => pattern.test(id)))
        if (leak) this.error(`Server-only module in the browser bundle ${chunk.fileName}: ${leak}`)
      }
    },
  }
}

/**
 * Few chunks compress better than many: 7 KB less per page than one chunk for each shared module (brotli).
 */
const CHUNKS = [
  // With three files of a line or two that every page loads: as separate chunks they are mostly wrapping.
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|\/src\/(ui\/kept-markup|pages\/shell\/server-shell|features\/watchlist\/domain\/compare-address)\.ts$/,
  },
  // A page with a form needs most of them; as separate chunks they cost a form page 1 KB.
  {
    name: 'controls',
    test: /\/src\/ui\/form\/(field|field-frame|radio-group|checkbox)\.tsx$/,
  },
  // What every page with vehicles needs; the parts of other pages are kept out. The visit recorded by every
  // page is a third smaller with it than as two separate chunks.
  {
    name: 'shared',
    // Checks of typed fields are bundled with the forms that have them.
    test: /\/src\/(ui\/(?!button\.tsx|deferred|dialog|island\/|even-columns|page\/ended-link|hear-early|keep-focus|picture\/(picture-cdn\.|studio-image)|form\/(?!remembered-details))|shared\/domain\/(?!au-phone|email-address|loan|licence-label|form\/)|pages\/(search|shell\/(?!notices)|vehicle)\/|features\/(pictures\/|search\/|sites\/(?!domain\/finance)|vehicles\/|watchlist\/(?!ui\/(recent\/|empty-list))|leads\/(ui\/visit-trail|domain\/intake\/landing-params)))/,
    minShareCount: 3,
  },
  // What each lead form reads; separately it was four chunks, half of them wrapping.
  {
    name: 'form-rules',
    test: /\/src\/(ui\/form\/(fill-form|remembered-note|use-remembered-details)|shared\/domain\/form\/(honeypot|form-texts)|features\/leads\/domain\/form\/collection-notice)\.tsx?$/,
    minShareCount: 3,
  },
]

/** How long plugins take is not a fault of the build. */
const CHECKS = { pluginTimings: false }

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), refuseServerCodeInBrowser()],
  // terser saves 1 KB more per page than the default minifier.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3 } },
  },
  environments: {
    client: { build: { rolldownOptions: { checks: CHECKS, output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: {
      build: {
        // Nobody downloads it, and its errors keep the names of the source.
        minify: false,
        // The server's pages are one chunk. What a browser loads later stays a separate chunk, which the
        // client's build checks.
        rolldownOptions: { checks: { ...CHECKS, ineffectiveDynamicImport: false } },
      },
    },
  },
})
