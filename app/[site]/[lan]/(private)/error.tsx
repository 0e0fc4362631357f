'use client'

import { PageError } from '@/components/ui/feedback/page-error'

export default PageError
