import { Outlet } from 'react-router'

/** Of the routes that no page for everyone links to: the browser's list of routes has them only where one of them is shown. */
export default Outlet
