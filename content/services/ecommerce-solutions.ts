import type { Service } from '#model/service.ts'

export const service: Service = {
  slug: 'ecommerce-solutions',
  title: 'E-commerce Solutions',
  line: 'Shops on Shopify, WooCommerce, Magento or our own stack, built to be run.',
  lambda: 480,
  family: 'Build',
  inquiryService: 'Web-Development',
  menuPosition: null,
}
