/*
 * Joint non-local means over two renders of the same picture with half of the samples each. The weights of one half
 * are computed from the other half, so that noise does not choose itself; features (albedo and normals) keep edges.
 */
#include <math.h>
#include <stdlib.h>

enum { SEARCH = 8, PATCH = 1, COLOURS = 3, FEATURES = 6 };

static const float FEATURE_WEIGHT[FEATURES] = {90, 90, 90, 9, 9, 9};

static inline float square(float x) { return x * x; }

static inline int inside(int x, int y, int width, int height) { return x >= 0 && y >= 0 && x < width && y < height; }

/* Half of the squared difference of two halves, averaged over a window: the variance of their mean's noise. */
static void measure_noise(const float *a, const float *b, int channels, int reach, int width, int height, float *out) {
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      for (int c = 0; c < channels; c++) {
        float sum = 0;
        int count = 0;
        for (int dy = -reach; dy <= reach; dy++)
          for (int dx = -reach; dx <= reach; dx++) {
            if (!inside(x + dx, y + dy, width, height)) continue;
            int i = ((y + dy) * width + x + dx) * channels + c;
            sum += square(a[i] - b[i]) / 2;
            count++;
          }
        out[(y * width + x) * channels + c] = sum / count;
      }
}

/* How different the features of two pixels are beyond their noise. */
static float feature_distance(const float *features, const float *noise, int p, int q) {
  float distance = 0;
  for (int c = 0; c < FEATURES; c++) {
    float apart = square(features[p * FEATURES + c] - features[q * FEATURES + c]);
    float expected = (noise[p * FEATURES + c] + fminf(noise[p * FEATURES + c], noise[q * FEATURES + c])) / 2;
    distance += fmaxf(0, apart - expected) * FEATURE_WEIGHT[c];
  }
  return distance;
}

/* How different two small patches of the guide are beyond their noise. */
static float patch_distance(const float *guide, const float *noise, int width, int height, float strength, int x, int y,
                            int other_x, int other_y) {
  float distance = 0;
  int count = 0;
  for (int dy = -PATCH; dy <= PATCH; dy++)
    for (int dx = -PATCH; dx <= PATCH; dx++) {
      if (!inside(x + dx, y + dy, width, height) || !inside(other_x + dx, other_y + dy, width, height)) continue;
      int i = ((y + dy) * width + x + dx) * COLOURS, j = ((other_y + dy) * width + other_x + dx) * COLOURS;
      for (int c = 0; c < COLOURS; c++) {
        float expected = noise[i + c] + fminf(noise[i + c], noise[j + c]);
        float scale = 1e-5f + square(strength) * (noise[i + c] + noise[j + c]);
        distance += (square(guide[i + c] - guide[j + c]) - expected) / scale;
        count++;
      }
    }
  return fmaxf(0, distance / count);
}

static void filter(const float *image, const float *guide, const float *noise, const float *features,
                   const float *feature_noise, int width, int height, float strength, float *out) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      float sum[COLOURS] = {0, 0, 0}, total = 0;
      int p = y * width + x;
      for (int dy = -SEARCH; dy <= SEARCH; dy++)
        for (int dx = -SEARCH; dx <= SEARCH; dx++) {
          if (!inside(x + dx, y + dy, width, height)) continue;
          int q = (y + dy) * width + x + dx;
          float distance = feature_distance(features, feature_noise, p, q);
          if (distance > 6) continue;
          distance = fmaxf(distance, patch_distance(guide, noise, width, height, strength, x, y, x + dx, y + dy));
          float weight = expf(-distance);
          if (weight < 1e-3f) continue;
          total += weight;
          for (int c = 0; c < COLOURS; c++) sum[c] += weight * image[q * COLOURS + c];
        }
      for (int c = 0; c < COLOURS; c++) out[p * COLOURS + c] = sum[c] / total;
    }
}

/* Colours are linear RGB, three floats per pixel, and are overwritten; features have six floats per pixel. */
void denoise(float *first, float *second, const float *first_features, const float *second_features, int width,
             int height, float strength, float *out) {
  int colours = width * height * COLOURS, all = width * height * FEATURES;
  float *noise = malloc(sizeof(float) * colours), *feature_noise = malloc(sizeof(float) * all);
  float *features = malloc(sizeof(float) * all);
  float *first_clean = malloc(sizeof(float) * colours), *second_clean = malloc(sizeof(float) * colours);
  for (int i = 0; i < colours; i++) {
    first[i] = log1pf(4 * fmaxf(0, first[i]));
    second[i] = log1pf(4 * fmaxf(0, second[i]));
  }
  for (int i = 0; i < all; i++) features[i] = (first_features[i] + second_features[i]) / 2;
  measure_noise(first, second, COLOURS, 2, width, height, noise);
  measure_noise(first_features, second_features, FEATURES, 1, width, height, feature_noise);
  filter(first, second, noise, features, feature_noise, width, height, strength, first_clean);
  filter(second, first, noise, features, feature_noise, width, height, strength, second_clean);
  for (int i = 0; i < colours; i++) out[i] = expm1f(0.5f * (first_clean[i] + second_clean[i])) / 4;
  free(noise);
  free(feature_noise);
  free(features);
  free(first_clean);
  free(second_clean);
}
