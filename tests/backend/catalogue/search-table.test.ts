import { openTestApp } from '@/tests/backend/support/test-app'
import { checkSearchTable } from '@/tests/support/check-search-table'

checkSearchTable('search, in the embedded database', () => openTestApp())
