import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'erp-services',
  title: 'ERP Services',
  line: 'Odoo, Salesforce or Zoho, set up around how your people already work.',
  lambda: 490,
  family: 'Build',
  inquiryService: 'Consulting',
  menuPosition: 11,
}
