import { DayPicker } from 'react-day-picker';
import { mount } from './mount.ts';
import 'react-day-picker/style.css';

mount(<DayPicker mode="single" />);
