/**
 * Node's arguments for the server. By default its heap grows to several times what is in use before it is collected, and the
 * young generation to 48 MB: 100 MB more after some minutes of traffic, and nothing measurably faster.
 */
export const serverArguments = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  // For server/release-memory.ts.
  '--expose-gc',
  'build/server/main.js',
]

/**
 * The server's environment. glibc's malloc would keep what was freed: in eight arenas per core, and in each up to twice
 * the largest block so far, which is the working memory of a compressor.
 */
export const serverEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
