import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'
import {
  RIGHT_TO_LEFT,
  type SiteStyles,
  type StyleRule,
} from '#server/platform/rendering/site-styles.ts'
import { islandFiles } from './island-files.ts'
import { neededClasses } from './needed-classes.ts'

/** Elements, islands and words of texts in scripts, which no script adds as a class. */
const noClasses = ['article', 'chart', 'embed', 'post', 'spectrum-nav', 'week', 'weeks']

// Splits the built style sheet of the site into rules, so that the server can send every page the part it uses.
const build = join(import.meta.dirname, '..', 'build')
const assets = join(build, 'client', 'assets')

const names = readdirSync(assets)
const sheet = names.find((name) => /^site-.*\.css$/.test(name))
if (!sheet) throw new Error('The build has no site style sheet (app/site/site.css).')

const rules = rulesOf(parse(readFileSync(join(assets, sheet), 'utf8')))
const words = new Set(islandFiles().flatMap(wordsIn))
for (const word of noClasses) words.delete(word)
const styles: SiteStyles = {
  path: `/assets/${sheet}`,
  rules,
  scripted: [...new Set(classNames(rules))].filter((name) => words.has(name)),
}
writeFileSync(join(build, 'server', 'site-styles.json'), JSON.stringify(styles))

function rulesOf(container: Container<ChildNode>): StyleRule[] {
  return (container.nodes ?? [])
    .filter((node) => node.type !== 'comment' && !isForOldBrowsers(node))
    .map((node) => {
      if (node.type === 'rule') return { css: node.toString(), classes: classesOf(node) }
      if (node.type === 'atrule' && isGroup(node)) {
        return { open: `@${node.name} ${node.params}`, rules: rulesOf(node) }
      }
      if (node.type === 'atrule' && node.name === 'keyframes') {
        return { css: node.toString(), keyframes: node.params }
      }
      if (node.type === 'atrule' && node.name === 'property') {
        return { css: node.toString(), property: node.params }
      }
      const characters = node.type === 'atrule' ? charactersOf(node) : []
      if (characters.length > 0) return { css: node.toString(), characters }
      return { css: `${node}${node.type === 'atrule' && !node.nodes ? ';' : ''}` }
    })
}

/** Tailwind's values for browsers that know no @property: Firefox until July 2024. */
function isForOldBrowsers(node: ChildNode) {
  return (
    node.type === 'atrule' &&
    node.name === 'layer' &&
    node.params === 'properties' &&
    node.nodes !== undefined
  )
}

function isGroup({ name, nodes }: AtRule) {
  return nodes !== undefined && ['media', 'supports', 'layer', 'container'].includes(name)
}

/** The code points of a font that has letters for some pages alone. */
function charactersOf(rule: AtRule): [from: number, to: number][] {
  const declarations = rule.nodes?.filter((node) => node.type === 'decl') ?? []
  const range = declarations.find(({ prop }) => prop === 'unicode-range')?.value ?? ''
  return [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ])
}

/** For each selector of a rule, the classes that an element and its ancestors must have, and whether text must be from right to left. */
function classesOf(rule: Rule) {
  return rule.selectors.map((selector) => {
    const names = neededClasses(selector)
    return selector.includes(RIGHT_TO_LEFT) ? [...names, RIGHT_TO_LEFT] : names
  })
}

function classNames(rules: StyleRule[]): string[] {
  return rules.flatMap((rule) =>
    'open' in rule ? classNames(rule.rules) : (rule.classes?.flat() ?? []),
  )
}

/** All words of a script: those that are names of classes may be added to the page by it. */
function wordsIn(file: string) {
  return readFileSync(join(build, 'client', file), 'utf8').split(/[\s"'`]+/)
}
