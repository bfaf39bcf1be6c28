import { describe, expect, it } from 'vitest'
import { paths } from '#model/paths.ts'
import { canonicalPaths, dataPathOf, readPageAddress } from './page-address.ts'

const redirects = [
  { from: '/services', to: '/our-services' },
  { from: '/contactSection', to: '/contact' },
  { from: '/services/seo', to: '/services/seo-services' },
]
const known = canonicalPaths(['startup-Consultancy', 'seo-services'], redirects)
const read = (path: string) => readPageAddress(path, known)

describe('readPageAddress', () => {
  it.each(Object.values(paths))('%s is a page as it is written', (path) => {
    expect(read(path)).toEqual({ kind: 'page', path, visit: 'document' })
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
  ])('%s moved to %s', (from, to) => {
    expect(read(from)).toEqual({ kind: 'moved', path: to, visit: 'document' })
  })

  it('never moves twice', () => {
    const asked = [
      ...Object.values(paths),
      ...redirects.map(({ from }) => from),
      '//a//b//',
      '/Services/SEO-services/',
    ]
    for (const path of asked.flatMap((one) => [one, `${one}/`, one.toUpperCase()])) {
      const first = read(path)
      if (first.kind === 'moved') expect(read(first.path)).toMatchObject({ kind: 'page' })
    }
  })

  it('leaves the case of an unknown path alone', () => {
    expect(read('/Blog/Some-Post')).toMatchObject({ kind: 'page', path: '/Blog/Some-Post' })
  })

  it.each(['/%', '/%zz', '/a%E0%A4', '/%C3.data'])('%s cannot be read', (path) => {
    expect(read(path)).toEqual({ kind: 'unreadable' })
  })

  it.each([
    ['/_.data', 'page', '/'],
    ['/about.data', 'page', '/about'],
    ['/about/_.data', 'page', '/about'],
    ['/ABOUT.data', 'moved', '/about'],
    ['/services.data', 'moved', '/our-services'],
    ['/services/seo-services.data', 'page', '/services/seo-services'],
  ])('%s asks for the data of a page (%s, %s)', (asked, kind, path) => {
    expect(read(asked)).toEqual({ kind, path, visit: 'data' })
  })

  it('knows where the data of a page is', () => {
    expect(['/', '/about'].map(dataPathOf)).toEqual(['/_.data', '/about.data'])
  })
})
