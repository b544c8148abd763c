import { Redirect } from 'wouter';

/** As in `shell.css`: where the navigation is a bar at the bottom. */
const isPhone = () => window.matchMedia('(width < 720px)').matches;

/** The start is the working day on a phone, and the dashboard on a desk. */
export const StartScreen = () => <Redirect to={isPhone() ? '/today' : '/dashboard'} replace />;
