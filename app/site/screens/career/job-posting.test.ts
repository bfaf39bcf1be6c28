import { expect, test } from 'vitest'
import { metaWords } from '#app/site/meta-words.ts'
import { siteSchema } from '#model/content/site.ts'
import { jobs } from '#tests/fixtures/site-content/jobs.ts'
import { site as siteSource } from '#tests/fixtures/site-content/site.ts'
import { jobPosting } from './job-posting.ts'

const site = siteSchema.parse(siteSource)

const words = metaWords({
  tag: 'en',
  direction: 'ltr',
  messages: {},
  scripted: {},
  t: String,
  plural: () => ({}),
})

const job = { ...jobs[0], slug: 'sweet-maker', title: 'Sweet Maker', location: 'Bihar' } as const

function postingOf(changes: object) {
  const posting = jobPosting({ ...job, ...changes } as never, site, 'https://agency.example', words)
  return (posting as Record<string, Record<string, unknown>>)['script:ld+json'] ?? {}
}

test('contains everything that job search engines require', () => {
  const posting = postingOf({ postedOn: '2026-10-05', closesOn: '2027-02-28' })
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Sweet Maker',
    datePosted: '2026-10-05',
    validThrough: '2027-02-28T23:59:59Z',
    employmentType: 'FULL_TIME',
    directApply: true,
    identifier: { value: 'sweet-maker' },
    hiringOrganization: { '@type': 'Organization', name: site.name },
    jobLocation: { address: { addressRegion: 'Bihar', addressCountry: 'IN' } },
    url: 'https://agency.example/career/sweet-maker',
  })
})

test.each([
  ['Full Time', 'FULL_TIME'],
  ['Part-time, mornings', 'PART_TIME'],
  ['Internship', 'INTERN'],
  ['Freelance', 'CONTRACTOR'],
  ['Whenever you like', 'OTHER'],
])('the employment type “%s” is %s', (type, name) => {
  expect(postingOf({ type })).toMatchObject({ employmentType: name })
})

test('omits the closing date if none is set', () => {
  expect(postingOf({ closesOn: null })).not.toHaveProperty('validThrough')
})

test('describes the job in HTML and escapes the content', () => {
  const { description } = postingOf({ tasks: ['Fry & <b>turn</b>.', 'Sell.', 'Sweep.'] })
  expect(description).toContain('<ul><li>Fry &amp; &lt;b&gt;turn&lt;/b&gt;.</li><li>Sell.</li>')
})
