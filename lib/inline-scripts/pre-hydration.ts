/** What must listen before React does. */
import './event-replay'
import './failed-pictures'
import './failed-scripts'
import './typeface'
import './search-shortcut'
import './below-fold'
