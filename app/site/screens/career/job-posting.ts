import type { MetaDescriptor } from 'react-router'
import type { MetaWords } from '#app/site/meta-words.ts'
import { organization } from '#app/site/screens/structured-data.ts'
import { corrected } from '#model/content/corrections.ts'
import type { Job } from '#model/content/job.ts'
import type { Site } from '#model/content/site.ts'
import { jobPath } from '#model/paths.ts'

/** Structured data of an opening (schema.org/JobPosting). */
export function jobPosting(
  job: Job,
  site: Site,
  siteUrl: string | null,
  words: MetaWords,
): MetaDescriptor {
  const { slug, title, postedOn, closesOn } = job
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description: descriptionOf(job, words),
      datePosted: postedOn,
      // Openings close at the end of that day, UTC.
      ...(closesOn && { validThrough: `${closesOn}T23:59:59Z` }),
      employmentType: employmentType(job.type),
      experienceRequirements: job.experience,
      identifier: { '@type': 'PropertyValue', name: site.name, value: slug },
      hiringOrganization: organization(site, siteUrl),
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressRegion: job.location,
          ...(site.country && { addressCountry: site.country }),
        },
      },
      directApply: true,
      url: `${siteUrl ?? ''}${jobPath(slug)}`,
    },
  }
}

/** What search engines call a type of employment. Those that none of their names fits are "OTHER". */
function employmentType(type: string) {
  const words = type.toLowerCase()
  return Object.entries(employmentTypes).find(([, sign]) => sign.test(words))?.[0] ?? 'OTHER'
}

const employmentTypes = {
  FULL_TIME: /full|vollzeit/,
  PART_TIME: /part|teilzeit/,
  INTERN: /intern|trainee|praktik/,
  CONTRACTOR: /contract|freelance|freiberuf/,
  TEMPORARY: /temporary|\bbefristet/,
}

/** As HTML, which schema.org asks for. */
function descriptionOf({ line, tasks, brings, gets }: Job, words: MetaWords) {
  return [
    paragraph(line),
    list(words.tasks, tasks.map(corrected)),
    list(words.brings, brings),
    list(words.gets, gets),
  ].join('')
}

function list(title: string, lines: string[]) {
  return `${paragraph(title)}<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
}

function paragraph(text: string) {
  return `<p>${escapeHtml(text)}</p>`
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
