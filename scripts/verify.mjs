// npm run verify: the one gate. npm test is the same on a machine where nothing is installed yet.
import './test.mjs'
