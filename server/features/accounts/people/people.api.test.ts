import { describe, expect, it } from 'vitest'
import { addPerson, adminPassword, openBrowser, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

async function setup(settings: Record<string, string> = {}) {
  const test = await openTestSite({}, settings)
  const owner = await signIn(test, 'owner')
  const idOf = async (email: string) => {
    const { people } = await owner.admin.accounts.list()
    return people.find((person) => person.email === email)?.id as string
  }
  return { test, owner, idOf }
}

describe('people', () => {
  it('lists all accounts and the open invitations', async () => {
    const { test, owner } = await setup()
    await signIn(test, 'viewer')
    await owner.admin.accounts.invite({
      email: 'Ann@Agency.test',
      role: 'editor',
      password: adminPassword,
    })
    const { people, invitations } = await owner.admin.accounts.list()
    expect(people).toMatchObject([
      { email: 'owner@agency.test', role: 'owner', isMe: true, hasSecondFactor: false },
      { email: 'viewer@agency.test', role: 'viewer', isMe: false },
    ])
    expect(people[0]?.lastSeen).not.toBeNull()
    expect(invitations).toMatchObject([{ email: 'ann@agency.test', role: 'editor' }])
  })

  it('changes a role, effective from the next request', async () => {
    const { test, owner, idOf } = await setup()
    const viewer = await signIn(test, 'viewer')
    const id = await idOf(viewer.email)
    expect(
      await owner.admin.accounts.changeRole({ id, role: 'owner', password: adminPassword }),
    ).toMatchObject({ ok: true })
    const { admin } = await test.site.visitAdmin(
      new Request('http://localhost/admin', { headers: { cookie: viewer.cookie } }),
      { address: '192.0.2.7' },
    )
    expect((await admin.audit.list()).changes[0]).toMatchObject({
      action: 'accounts.role-changed',
      summary: 'Changed the role of viewer from viewer to owner',
    })
  })

  it('ends the sessions of a removed person and deletes their credentials', async () => {
    const { test, owner, idOf } = await setup()
    const editor = await signIn(test, 'editor')
    await owner.admin.accounts.remove({ id: await idOf(editor.email), password: adminPassword })
    const { actor } = await test.site.visitAdmin(
      new Request('http://localhost/admin', { headers: { cookie: editor.cookie } }),
      { address: '192.0.2.7' },
    )
    expect(actor).toBeNull()
    expect(await test.rows('session')).toHaveLength(1)
    expect(await test.rows('account')).toHaveLength(1)
  })

  it('says where a removed person would still be told of leads, and ends their invitations', async () => {
    const { test, owner, idOf } = await setup()
    const [email = ''] = (await test.site.content.site()).notify
    await addPerson(test.database, { name: 'Told', email, role: 'viewer' })
    const told = { id: await idOf(email), password: adminPassword }
    expect(await owner.admin.accounts.remove(told)).toMatchObject({
      message: `Told no longer has an account. New leads are still emailed to ${email}: change that in the settings.`,
    })
    for (const leave of ['remove', 'changeRole'] as const) {
      const leaver = await signIn(test, 'owner', `Leaves by ${leave}`)
      const invitation = { email: 'second@home.test', role: 'owner', password: adminPassword }
      await leaver.admin.accounts.invite(invitation)
      expect(await test.rows('account_links')).toHaveLength(1)
      const change = { id: await idOf(leaver.email), role: 'editor', password: adminPassword }
      expect(await owner.admin.accounts[leave](change)).toMatchObject({ ok: true })
      expect(await test.rows('account_links')).toEqual([])
    }
  })

  it('requires the owner’s password to assign a role, and to remove somebody', async () => {
    const { test, owner, idOf } = await setup()
    const viewer = await signIn(test, 'viewer')
    const id = await idOf(viewer.email)
    for (const password of ['not this one', '', undefined]) {
      for (const answer of [
        await owner.admin.accounts.changeRole({ id, role: 'owner', password }),
        await owner.admin.accounts.invite({ email: 'eve@agency.test', role: 'owner', password }),
        await owner.admin.accounts.remove({ id, password }),
      ]) {
        expect(answer).toMatchObject({ ok: false, errors: { password: expect.any(String) } })
      }
    }
    expect((await test.rows('user')).map(({ role }) => role).sort()).toEqual(['owner', 'viewer'])
    expect(await test.rows('account_links')).toEqual([])
  })

  it('does not remove or demote the last owner', async () => {
    const { test, owner, idOf } = await setup()
    await signIn(test, 'editor')
    const id = await idOf(owner.email)
    for (const answer of [
      await owner.admin.accounts.remove({ id, password: adminPassword }),
      await owner.admin.accounts.changeRole({ id, role: 'viewer', password: adminPassword }),
    ]) {
      expect(answer).toMatchObject({ ok: false, status: 409 })
    }
    const [remaining] = (await owner.admin.accounts.list()).people
    expect(remaining).toMatchObject({ role: 'owner' })
  })

  it('refuses an owner who has just been demoted', async () => {
    const { test, owner, idOf } = await setup()
    const [stale, third] = [await signIn(test, 'owner', 'b'), await signIn(test, 'viewer', 'c')]
    await owner.admin.accounts.changeRole({
      id: await idOf(stale.email),
      role: 'editor',
      password: adminPassword,
    })
    const id = await idOf(third.email)
    for (const answer of [
      await stale.admin.accounts.remove({ id, password: adminPassword }),
      await stale.admin.accounts.changeRole({ id, role: 'owner', password: adminPassword }),
    ]) {
      expect(answer).toMatchObject({ ok: false, status: 409 })
    }
    expect(await test.rows('user')).toHaveLength(3)
  })

  it('keeps one of two owners who remove each other at the same time', async () => {
    const { test, owner, idOf } = await setup()
    const other = await signIn(test, 'owner', 'second')
    const ids = [await idOf(owner.email), await idOf(other.email)]
    const answers = await Promise.all([
      owner.admin.accounts.remove({ id: ids[1], password: adminPassword }),
      other.admin.accounts.remove({ id: ids[0], password: adminPassword }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await test.rows('user')).map(({ role }) => role)).toEqual(['owner'])
  })
})

describe('the sessions of others', () => {
  it('are listed and ended by owners, each with a row in the audit log', async () => {
    const { test, owner, idOf } = await setup()
    const editor = await signIn(test, 'editor')
    const again = openBrowser(test)
    await again.ask((admin) => admin.auth.signIn({ email: editor.email, password: adminPassword }))
    const id = await idOf(editor.email)
    const { sessions } = await owner.admin.accounts.show({ id })
    expect(sessions).toHaveLength(2)
    const one = await owner.admin.accounts.endSession({ id, session: sessions[0]?.id })
    expect(one).toMatchObject({ ok: true })
    expect((await owner.admin.accounts.show({ id })).sessions).toHaveLength(1)
    expect(await owner.admin.accounts.endSessions({ id })).toMatchObject({
      message: 'editor is signed out everywhere.',
    })
    expect(await again.ask((admin) => admin.session.actor())).toBeNull()
    expect((await test.rows('session')).map(({ userId }) => userId)).toEqual([
      await idOf(owner.email),
    ])
    const ended = (await test.rows('audit_log')).filter(
      ({ action }) => action === 'accounts.session-ended',
    )
    expect(ended.map(({ actor_name, summary }) => [actor_name, summary])).toEqual([
      ['owner', 'Signed editor out on Unknown device'],
      ['owner', 'Signed editor out everywhere (sessions: 1)'],
    ])
  })

  it('are ended only for the given person, and never the requesting session', async () => {
    const { test, owner, idOf } = await setup()
    const editor = await signIn(test, 'editor')
    const [current] = (await owner.admin.ownAccount.show()).sessions
    const id = await idOf(editor.email)
    expect(await owner.admin.accounts.endSession({ id, session: current?.id })).toMatchObject({
      ok: false,
      status: 422,
    })
    await owner.admin.accounts.endSessions({ id: await idOf(owner.email) })
    expect(await test.rows('session')).toHaveLength(2)
    const unknown = await owner.admin.accounts.endSessions({ id: 'x' })
    expect(unknown).toMatchObject({ ok: false, status: 404 })
  })
})

describe('an invitation', () => {
  it('without a mail server is a link that is shown once and stored as a hash', async () => {
    const { test, owner } = await setup()
    const answer = await owner.admin.accounts.invite({
      email: 'ann@agency.test',
      role: 'editor',
      password: adminPassword,
    })
    if (!answer.ok || !answer.value) throw new Error('There is no link.')
    expect(answer.value.link).toMatch(/^https:\/\/wavelength\.example\/admin\/welcome\?key=/)
    const key = new URL(answer.value.link).searchParams.get('key') as string
    const stored = JSON.stringify([
      await test.rows('account_links'),
      await test.rows('outbox'),
      await test.rows('audit_log'),
    ])
    expect(stored).not.toContain(key)
    const read = await openBrowser(test).ask((admin) => admin.auth.readLink({ key }))
    expect(read).toMatchObject({ ok: true, value: { kind: 'invitation', role: 'editor' } })
  })

  it('with a mail server is emailed, and its key is in neither outbox nor response', async () => {
    const { test, owner } = await setup({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const answer = await owner.admin.accounts.invite({
      email: 'ann@agency.test',
      role: 'editor',
      password: adminPassword,
    })
    expect(answer).toMatchObject({ ok: true, value: null })
    const [link] = await test.rows('account_links')
    expect(await test.rows('outbox')).toMatchObject([
      { topic: 'invitation', recipient: 'ann@agency.test', subject_id: link?.id },
    ])
    expect((await test.rows('outbox'))[0]?.payload).toBe('{"inviter":"owner"}')
  })

  it('is not sent to a person who has an account', async () => {
    const { test, owner } = await setup()
    await signIn(test, 'editor')
    const answer = await owner.admin.accounts.invite({
      email: 'Editor@agency.test',
      role: 'owner',
      password: adminPassword,
    })
    expect(answer).toMatchObject({ ok: false, status: 409, errors: { email: expect.any(String) } })
    expect(await test.rows('account_links')).toEqual([])
  })

  it('can be withdrawn, and replaced by a newer one', async () => {
    const { test, owner } = await setup()
    const keys: string[] = []
    for (const role of ['editor', 'viewer']) {
      const answer = await owner.admin.accounts.invite({
        email: 'ann@agency.test',
        role,
        password: adminPassword,
      })
      if (answer.ok && answer.value) keys.push(answer.value.link.split('key=')[1] as string)
    }
    const read = (key: string | undefined) =>
      openBrowser(test).ask((admin) => admin.auth.readLink({ key }))
    expect(await read(keys[0])).toMatchObject({ ok: false, status: 410 })
    expect(await read(keys[1])).toMatchObject({ ok: true, value: { role: 'viewer' } })
    const [invited] = (await owner.admin.accounts.list()).invitations
    expect(await owner.admin.accounts.withdrawInvitation({ id: invited?.id })).toMatchObject({
      ok: true,
    })
    expect(await read(keys[1])).toMatchObject({ ok: false, status: 410 })
    const again = await owner.admin.accounts.withdrawInvitation({ id: invited?.id })
    expect(again).toMatchObject({ ok: false, status: 404 })
  })
})
