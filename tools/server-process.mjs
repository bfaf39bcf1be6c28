import { join } from 'node:path'
import { root } from './command.mjs'

/** Compiled modules of the last start, types stripped; emptied by each build. */
export const compileCache = join(root, 'build', '.compile-cache')

/** Node's arguments for the server. The heap's young generation would grow to 48 MB, and never shrink. */
export const serverArguments = ['--max-semi-space-size=4', 'server/main.ts']

/** The server's environment: no more than two of malloc's arenas, each of which keeps what it freed. */
export const serverEnvironment = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: compileCache,
  MALLOC_ARENA_MAX: '2',
}
