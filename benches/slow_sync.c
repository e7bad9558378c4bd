/* Delays every sync of a program to the disk by SYNC_MS milliseconds (5 if not set), to measure a
 * server as if it ran on a slower disk:
 *
 *     cc -shared -fPIC -O2 -o slow_sync.so benches/slow_sync.c -ldl
 *     LD_PRELOAD=$PWD/slow_sync.so menagerie serve --no-limits
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static void delay(void) {
    const char *millis = getenv("SYNC_MS");
    usleep((millis ? (unsigned)atoi(millis) : 5u) * 1000u);
}

int fsync(int file) {
    static int (*original)(int);
    if (!original) original = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    delay();
    return original(file);
}

int fdatasync(int file) {
    static int (*original)(int);
    if (!original) original = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    delay();
    return original(file);
}
