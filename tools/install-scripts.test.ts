import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = Record<string, { hasInstallScript?: boolean; resolved?: string; integrity?: string }>

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Locked }
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>
}

/** Locked packages with an install script that allowScripts in package.json does not list. */
function unlistedScripts(packages: Locked) {
  return Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1) ?? path)
    .filter((name) => !allowScripts[name])
}

test('only packages listed in package.json may run install scripts', () => {
  expect(unlistedScripts(lock.packages)).toEqual([])
  const sharp = { 'node_modules/a/node_modules/sharp': { hasInstallScript: true } }
  expect(unlistedScripts(sharp)).toEqual(['sharp'])
  const locked = new Set(
    Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)),
  )
  expect(Object.keys(allowScripts).filter((name) => !locked.has(name))).toEqual([])
})

test('every package is locked by its hash and comes from the registry', () => {
  const other = Object.entries(lock.packages).filter(
    ([path, { resolved, integrity }]) => path !== '' && (resolved || !integrity),
  )
  expect(other.map(([path]) => path)).toEqual([])
})
