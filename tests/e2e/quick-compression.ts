import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

// For `node --import`: in a pause, a server compresses its pages again at the highest quality, which would take the browser
// tests a tenth of their time. Here it compresses them as for their first visitor again.
const QUALITY = 6
const { createBrotliCompress, constants } = zlib
Object.defineProperty(zlib, 'createBrotliCompress', {
  value: (options: zlib.BrotliOptions = {}) =>
    createBrotliCompress({
      ...options,
      params: { ...options.params, [constants.BROTLI_PARAM_QUALITY]: QUALITY },
    }),
})
syncBuiltinESMExports()
