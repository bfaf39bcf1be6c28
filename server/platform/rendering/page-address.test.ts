import { describe, expect, it } from 'vitest'
import { paths } from '#model/paths.ts'
import { canonicalPaths, documentPath, readPageAddress } from './page-address.ts'

const redirects = [
  { from: '/services', to: '/our-services' },
  { from: '/contactSection', to: '/contact' },
  { from: '/services/seo', to: '/services/seo-services' },
]
const known = canonicalPaths(['startup-Consultancy', 'seo-services'], redirects)
const read = (path: string) => readPageAddress(path, known)

describe('readPageAddress', () => {
  it.each(Object.values(paths))('%s is canonical', (path) => {
    expect(read(path)).toEqual({ kind: 'page', path })
  })

  it.each([
    ['/about/', '/about'],
    ['/ABOUT', '/about'],
    ['/About///', '/about'],
    ['/Services/startup-consultancy', '/services/startup-Consultancy'],
    ['/services/startup-Consultancy/', '/services/startup-Consultancy'],
    ['/services', '/our-services'],
    ['/SERVICES/', '/our-services'],
    ['/contactSection', '/contact'],
    ['/Services/SEO', '/services/seo-services'],
    ['/contactsection', '/contact'],
    ['//', '/'],
    ['//evil.test', '/evil.test'],
    ['//evil.test/', '/evil.test'],
    ['/nothing/here/', '/nothing/here'],
  ])('%s redirects to %s', (from, to) => {
    expect(read(from)).toEqual({ kind: 'moved', path: to })
  })

  it('never redirects twice', () => {
    const candidates = [
      ...Object.values(paths),
      ...redirects.map(({ from }) => from),
      '//a//b//',
      '/Services/SEO-services/',
    ]
    for (const path of candidates.flatMap((one) => [one, `${one}/`, one.toUpperCase()])) {
      const first = read(path)
      if (first.kind === 'moved') expect(read(first.path)).toMatchObject({ kind: 'page' })
    }
  })

  it('does not change the case of an unknown path', () => {
    expect(read('/Blog/Some-Post')).toMatchObject({ kind: 'page', path: '/Blog/Some-Post' })
  })

  it.each(['/%', '/%zz', '/a%E0%A4', '/%C3.data'])('%s is unreadable', (path) => {
    expect(read(path)).toEqual({ kind: 'unreadable' })
  })

  it.each(['/about.data', '/_.data', '/about/_.data'])('%s is not special', (path) => {
    expect(read(path)).toEqual({ kind: 'page', path })
    expect(documentPath(path)).toBe(`${path}/`)
  })
})
