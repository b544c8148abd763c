import { DayPicker } from 'react-day-picker';
import { createRoot } from 'react-dom/client';
import 'react-day-picker/style.css';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<DayPicker mode="single" />);
