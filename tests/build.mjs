// The browser tests visit the production build, made again when its sources changed.
export { build as default } from '../scripts/build.mjs'
