import type { MetaDescriptor } from 'react-router'
import type { MetaWords } from '#app/site/meta-words.ts'
import { organization } from '#app/site/screens/structured-data.ts'
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
      employmentType: 'FULL_TIME',
      experienceRequirements: job.experience,
      identifier: { '@type': 'PropertyValue', name: site.name, value: slug },
      hiringOrganization: organization(site, siteUrl),
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressRegion: job.location,
          addressCountry: 'IN',
        },
      },
      directApply: true,
      url: `${siteUrl ?? ''}${jobPath(slug)}`,
    },
  }
}

/** As HTML, which schema.org asks for. */
function descriptionOf({ line, tasks, brings, gets }: Job, words: MetaWords) {
  return [
    paragraph(line),
    list(words.tasks, tasks),
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
