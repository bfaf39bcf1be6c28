import type { Job } from '#model/job.ts'

export const jobs: Job[] = []
