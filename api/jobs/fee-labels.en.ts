export const words = {
  no_show: 'Missed appointment',
  late_cancellation: 'Late cancellation',
};
