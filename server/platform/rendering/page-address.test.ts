import { describe, expect, it } from 'vitest'
import { paths } from '#model/paths.ts'
import { canonicalPaths, documentPath, readPageAddress, readPostId } from './page-address.ts'

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

describe('readPostId', () => {
  const old = canonicalPaths(
    [],
    [
      { from: '/?p=12', to: '/blog/door' },
      { from: '/journal?p=7', to: '/blog/window' },
    ],
  )
  const read = (address: string) => readPostId(new URL(`https://site.test${address}`), old)

  it.each([
    ['/?p=12', '/blog/door'],
    ['/?page_id=12', '/blog/door'],
    ['//?p=12', '/blog/door'],
    ['/?utm_source=mail&p=12&a=b%20c', '/blog/door?utm_source=mail&a=b+c'],
    ['/Journal/?p=7', '/blog/window'],
  ])('%s leads to %s', (from, to) => {
    expect(read(from)).toBe(to)
  })

  it.each(['/', '/?', '/?p=', '/?p=13', '/?p=012', '/?p=12a', '/?q=12', '/about?p=12', '/?p=7'])(
    '%s is no post',
    (address) => {
      expect(read(address)).toBeNull()
    },
  )
})
