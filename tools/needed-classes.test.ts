import { expect, test } from 'vitest'
import { neededClasses } from './needed-classes.ts'

test.each([
  ['.card', ['card']],
  ['.md\\:p-4:hover', ['md:p-4']],
  ['.h-\\[clamp\\(1rem\\,2vw\\,3rem\\)\\]', ['h-[clamp(1rem,2vw,3rem)]']],
  [':is(:where(.group):hover .group-hover\\:underline)', ['group', 'group-hover:underline']],
  [':is(:where(.group):is([open],:popover-open) .a):before', ['group', 'a']],
  [':is(.all>*):not(.hidden)', ['all']],
  [':where(.one,.other) .a', ['a']],
  ['.a:where(html:not([data-script]) *,[data-failed])', ['a']],
  ['html:has(.a) .b', ['a', 'b']],
  ['html:has(.a, .b) .c', ['c']],
  ['a:not(.b)', []],
])('%s needs the classes %j', (selector, classes) => {
  expect(neededClasses(selector)).toEqual(classes)
})
