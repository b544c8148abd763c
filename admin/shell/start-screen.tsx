import { Redirect } from 'wouter';

/** The same width as in `shell.css`, below which the navigation is a bar at the bottom. */
const isPhone = () => window.matchMedia('(width < 720px)').matches;

/** The first screen: the working day on a phone, the dashboard on larger screens. */
export const StartScreen = () => <Redirect to={isPhone() ? '/today' : '/dashboard'} replace />;
