import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import {
  adminPaths,
  auditExportPath,
  automaticHtmlPath,
  backupPath,
  countsPath,
  isSignInPath,
  issueHtmlPath,
  leadExportPath,
  leadFilePath,
  messageHtmlPath,
  newsletterPaths,
  privacyExportPath,
} from '#model/admin-paths.ts'
import { adminPassword, signIn } from '#tests/fixtures/admin.ts'
import { openApp as open } from '#tests/fixtures/app.ts'

type Route = { path?: string; children?: Route[] }

/** Every admin URL in the route table, so that new routes are tested too. */
const patterns = pathsOf(routes as Route[]).filter((path) => path.startsWith('/admin'))
const addresses = patterns.map((path) => path.replace(/:\w+/g, 'x').replace('*', 'no/such/page'))
const guarded = addresses.filter((path) => !isSignInPath(path))

const isPrivate = ({ headers }: Response) =>
  headers.get('Cache-Control') === 'no-store' && headers.get('X-Robots-Tag') === 'noindex'

describe('when a second factor is required but not set up', () => {
  it('every page redirects to the set-up, except sign-in pages, and changes are refused', async () => {
    const { test, send, shown } = await open()
    const { cookie, admin } = await signIn(test, 'owner')
    await admin.accounts.requireSecondFactor({ rule: 'everyone', password: adminPassword })
    const headers = { cookie }
    const others = guarded.filter((path) => path !== adminPaths.setUpSecondFactor)
    for (const path of [...others, auditExportPath, leadExportPath]) {
      const next = encodeURIComponent(`${path}?page=2`)
      const answer = await send(`${path}?page=2`, { headers })
      expect([path, answer.status, isPrivate(answer)]).toEqual([path, 303, true])
      expect(answer.headers.get('Location')).toBe(`${adminPaths.setUpSecondFactor}?next=${next}`)
      const data = await send(`${path}.data?_routes=x`, { headers })
      expect(data.headers.get('X-Remix-Redirect')).toMatch(/^\/admin\/two-factor\?next=/)
      for (const target of [path, `${path}.data`]) {
        const body = new URLSearchParams({ id: '1' })
        const change = await send(target, { method: 'POST', headers, body })
        expect([target, change.status, isPrivate(change)]).toEqual([target, 403, true])
      }
    }
    expect(shown).toEqual([])
    for (const path of [adminPaths.setUpSecondFactor, adminPaths.signIn, adminPaths.signOut]) {
      expect((await send(path, { headers })).status).toBe(200)
    }
  })
})

it('no odd address is an error of the server, and every redirect stays on the site', async () => {
  const { test, send } = await open()
  const { cookie } = await signIn(test, 'owner')
  const places = [
    ...['/', '/About/', '/about/', '/SERVICES/', '/services/', '/privacy-policy/', '/blog/', '//'],
    ...['/admin/', '/admin/leads/', '/admin/leads/export.csv', '/admin/content/edit', '/media/'],
    ...[
      '/admin/inbox/',
      '/admin/people/',
      '/admin/system/backups/',
      '/admin/leads/file/',
      '/api/',
      '/assets/',
      '/Contact?service=',
    ],
  ]
  const oddities = [
    ...['%00', '%EF%BF%BF', '%C4%80', '%ED%A0%80', '%', '%E0%A4', '%0d%0aX-Evil:1', '%F0%9F%98%80'],
    ...['/evil.example', '%2F%2Fevil.example', '\\evil.example', '%5Cevil.example', '\u0100'],
    ...['?next=%00', '?next=//evil.example', '?q=%EF%BF%BF', 'x'.repeat(5000), '.data', '/?%00'],
  ]
  const wrong: unknown[] = []
  for (const place of places) {
    for (const odd of oddities) {
      for (const init of [{}, { headers: { cookie } }]) {
        const answer = await send(`${place}${odd}`, init).catch((error: unknown) => error)
        if (!(answer instanceof Response)) wrong.push([place, odd, String(answer)])
        else {
          const location = answer.headers.get('Location')
          const isOwn = location === null || /^\/(?![/\\])[\x21-\x7e]*$/.test(location)
          if (answer.status >= 500 || !isOwn) wrong.push([place, odd, answer.status, location])
        }
      }
    }
  }
  expect(wrong).toEqual([])
})

it('an admin address that cannot be decoded is refused before it is rendered', async () => {
  const { test, send, shown } = await open()
  const { cookie } = await signIn(test, 'owner')
  for (const path of ['/admin/%', '/admin/leads/%E0%A4', '/admin/%ED%A0%80.data']) {
    expect((await send(path, { headers: { cookie } })).status).toBe(400)
  }
  expect(shown).toEqual([])
})

describe('without a session', () => {
  it('every admin page redirects to the sign-in page', async () => {
    const { send, shown } = await open()
    expect(guarded.length).toBeGreaterThanOrEqual(5)
    for (const path of guarded) {
      const answer = await send(`${path}?page=2`)
      expect([path, answer.status, isPrivate(answer)]).toEqual([path, 303, true])
      const next = encodeURIComponent(`${path}?page=2`)
      expect(answer.headers.get('Location')).toBe(`${adminPaths.signIn}?next=${next}`)
    }
    expect(shown).toEqual([])
  })

  it('page data and changes are refused', async () => {
    const { send, shown } = await open()
    for (const path of guarded) {
      const data = await send(`${path}.data?_routes=x`)
      expect([path, data.status, isPrivate(data)]).toEqual([path, 204, true])
      expect(data.headers.get('X-Remix-Redirect')).toMatch(/^\/admin\/sign-in\?next=/)
      expect(await data.text()).toBe('')
      for (const target of [path, `${path}.data`]) {
        const change = await send(target, {
          method: 'POST',
          body: new URLSearchParams({ id: '1' }),
        })
        expect([target, change.status, isPrivate(change)]).toEqual([target, 401, true])
      }
      expect((await send(path, { method: 'DELETE' })).status).toBe(405)
    }
    expect(shown).toEqual([])
  })

  it('the sign-in pages are open and not cached', async () => {
    const { send, shown } = await open()
    const entries = addresses.filter(isSignInPath)
    for (const path of entries) {
      const answer = await send(path)
      expect([path, answer.status, isPrivate(answer)]).toEqual([path, 200, true])
    }
    expect(shown).toHaveLength(entries.length)
  })

  it('a cookie that we did not sign is not a session', async () => {
    const { send } = await open()
    for (const cookie of ['__Secure-wavelength.session_token=x.y', 'wavelength.session_token=a']) {
      expect((await send('/admin/audit', { headers: { cookie } })).status).toBe(303)
    }
  })
})

describe('an alternative spelling of an admin URL', () => {
  const spellings = [
    ...['/ADMIN/audit', '/Admin', '/admin/AUDIT', '/ADMIN.data', '/ADMIN/SIGN-IN'],
    ...['/admin/', '/admin/audit/', '//admin', '//admin/audit', '/admin//audit', '///admin'],
    ...['/admin.data', '/admin/_.data', '/admin/audit.data', '//admin.data', '/admin/.data'],
    ...['/%61dmin', '/%61dmin/audit', '/%61dmin.data', '/%41DMIN/audit', '/adm%69n/sign-in'],
    ...['/admin/%61udit', '/admin%2Faudit', '/%2561dmin/audit', '/admin%2edata', '/%2fadmin'],
    ...['/./admin/audit', '/about/../admin/audit', '/about/%2e%2e/admin/audit', '/x/..//admin'],
    ...['/admin\\audit', '/\\admin', '/admin;a=b/audit', '/admin%00/audit', '/admin%20', '/admın'],
    ...['/about/..%2fadmin/audit', '/blog/..%5cadmin', '/%61dmin/sign-in/', '/admin.DATA'],
  ]

  it('never opens a screen without a session', async () => {
    const { send, shown } = await open()
    for (const path of spellings) {
      let answer = await send(path)
      // Follow redirects to the canonical URL.
      for (let hop = 0; answer.status === 308 && hop < 3; hop++) {
        answer = await send(answer.headers.get('Location') as string)
      }
      const seen = shown.splice(0).filter(({ by, path: at }) => by !== 'site' || isAdmin(at))
      expect([path, seen]).toEqual([path, []])
      expect([204, 303, 400, 200]).toContain(answer.status)
      if (answer.status !== 303) continue
      expect(answer.headers.get('Location')).toMatch(/^\/admin\/sign-in\?next=/)
    }
  })

  it('is never in the shared cache', async () => {
    const { test, send, shown } = await open()
    const { cookie } = await signIn(test, 'owner')
    for (const path of spellings) {
      const answer = await send(path, { headers: { cookie } })
      const [seen] = shown.splice(0)
      if (seen?.by === 'admin') expect([path, isPrivate(answer)]).toEqual([path, true])
      if (seen?.by === 'site') expect([path, isAdmin(seen.path)]).toEqual([path, false])
    }
  })
})

describe('a body that is too large', () => {
  const large = 3 * 1024 * 1024

  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['an upload without a session', 'multipart/form-data; boundary=x'],
  ])('%s is refused before it is read', async (_, type) => {
    const { send, shown } = await open()
    const init = { method: 'POST', body: 'x'.repeat(large), headers: { 'Content-Type': type } }
    const answer = await send(adminPaths.signIn, init)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([413, 'no-store'])
    expect(shown).toEqual([])
  })

  it('is refused whatever Content-Length says, even with a session', async () => {
    const { test, send, shown } = await open()
    const { cookie } = await signIn(test, 'owner')
    const chunks = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const headers = { cookie, 'Content-Type': 'application/x-www-form-urlencoded' }
    const init = { method: 'POST', body: chunks, headers, duplex: 'half' } as RequestInit
    expect((await send(adminPaths.account, init)).status).toBe(413)
    expect(shown).toEqual([])
  })
})

describe('with a session', () => {
  it('every page is private, and extending the session sets a protected cookie', async () => {
    const { test, send, shown } = await open()
    const { cookie } = await signIn(test, 'viewer')
    // A session that was opened a while ago is due for an extension.
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString()
    await test.database.store.updateTable('session').set({ expiresAt: soon }).execute()
    const answer = await send(adminPaths.account, { headers: { cookie } })
    expect([answer.status, isPrivate(answer)]).toEqual([200, true])
    const [line = ''] = answer.headers.getSetCookie()
    expect(line).toMatch(/^__Secure-wavelength\.session_token=/)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/'])
      expect(line).toContain(part)
    expect(shown).toEqual([{ by: 'admin', path: adminPaths.account }])
  })

  it('no cache keeps a file, an event or a refusal', async () => {
    const { test, send } = await open()
    const { cookie } = await signIn(test, 'owner')
    const author = await signIn(test, 'author')
    const files = [
      ...[leadExportPath, auditExportPath, newsletterPaths.export, countsPath, backupPath('x')],
      ...[leadFilePath('x'), messageHtmlPath('x'), issueHtmlPath('x'), automaticHtmlPath],
      ...[`${privacyExportPath}?address=nobody@example.com`],
    ]
    for (const path of files) {
      for (const own of [cookie, author.cookie]) {
        const answer = await send(path, { headers: { cookie: own } })
        expect([path, isPrivate(answer)]).toEqual([path, true])
        const { headers } = answer
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
        expect(headers.get('Strict-Transport-Security')).not.toBeNull()
        await answer.body?.cancel()
      }
    }
    const signedOut = await send(countsPath, { headers: { accept: 'text/event-stream' } })
    expect([signedOut.status, isPrivate(signedOut)]).toEqual([204, true])
  })

  it('another site cannot submit a form', async () => {
    const { test, send, shown } = await open()
    const { cookie } = await signIn(test, 'owner')
    const foreignHeaders = [
      ['Origin', 'https://evil.test'],
      ['Sec-Fetch-Site', 'same-site'],
    ] as const
    for (const [name, value] of foreignHeaders) {
      const headers = { cookie, [name]: value }
      const answer = await send(adminPaths.accounts, {
        method: 'POST',
        headers,
        body: 'intent=invite',
      })
      expect(answer.status).toBe(403)
    }
    expect(shown).toEqual([])
  })
})

function pathsOf(list: Route[]): string[] {
  return list.flatMap(({ path, children }) => [
    ...(path && !children ? [path] : []),
    ...pathsOf(children ?? []),
  ])
}

/** Matches like React Router: decoded and ignoring case. */
function isAdmin(path: string) {
  const plain = path.replace(/\.data$/, '')
  const found = matchRoutes(routes as RouteObject[], plain)
  return found?.some(({ route }) => route.path?.startsWith('/admin')) ?? false
}
